/** Path of the API that lists vehicles; its query is a `VehicleListQuery`. */
export const VEHICLES_PATH = '/api/vehicles';

/** Path of the API for one vehicle, as the API's OpenAPI document writes it. */
export const VEHICLE_PATH = '/api/vehicles/{id}';

/** The path that answers with the vehicle of an id; any text may be an id, so it is encoded. */
export const vehiclePath = (id: string): string => VEHICLE_PATH.replace('{id}', () => encodeURIComponent(id));
