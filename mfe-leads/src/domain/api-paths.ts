export const CONTACT_PATH = '/api/contact';
export const VEHICLE_PATH = '/api/vehicles/{id}';

/** Where one vehicle is asked for; an id is a slug. */
export const vehiclePath = (id: string): string => VEHICLE_PATH.replace('{id}', id);
