export type { CartOptions } from './cart/cart-options.ts';
export { drawCart } from './cart/draw-cart.ts';
export type { SceneName } from './scene/scene-options.ts';
export { drawVehicle, findVehicleLook, VEHICLE_LOOKS } from './vehicles/draw-vehicle.ts';
