export const VEHICLES_PATH = '/api/vehicles';
export const VEHICLE_PATH = '/api/vehicles/{id}';

/** Where one vehicle is asked for. */
export const vehiclePath = (id: string): string => VEHICLE_PATH.replace('{id}', () => encodeURIComponent(id));
