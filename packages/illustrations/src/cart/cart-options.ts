import type { SceneName } from '../scene/scene-options.ts';

/** What a cart looks like. Colours are `#rrggbb`. */
export interface CartOptions {
  /** How many people it seats. */
  readonly seats: 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Whether the last two sit with their backs to the driver. Needs at least four seats. */
  readonly rearFacing?: boolean;
  /** `canopy`: over the seats. `long`: over everything. `rack`: a canopy that carries a rack and a light bar. */
  readonly roof?: 'none' | 'canopy' | 'long' | 'rack';
  /** On springs and knobbly tyres. */
  readonly lifted?: boolean;
  /** Length of a load bed behind the seats, in centimetres; 0 for none. */
  readonly bed?: number;
  /** The shape of its face. */
  readonly nose?: 'round' | 'wedge' | 'truck';
  /** A tube in front of the face. */
  readonly guard?: boolean;
  /** A basket behind the last row, where there is neither a seat nor a bed. */
  readonly basket?: boolean;
  /** The body. */
  readonly colour?: string;
  /** Stripe, rims and piping. */
  readonly accent?: string;
  /** The seats. */
  readonly upholstery?: string;
  /** The canopy; default the body's colour darkened. */
  readonly roofColour?: string;
  /** How the rims are drawn. */
  readonly rims?: 'disc' | 'five' | 'seven' | 'mesh';
  /** What it stands in front of; `none` leaves the ground transparent. */
  readonly scene?: SceneName | 'none';
}

/** {@link CartOptions} with nothing left open. */
export type CartLook = Required<CartOptions>;

/** Fills in what was not said. */
export const completeLook = (options: CartOptions): CartLook => ({
  rearFacing: false,
  roof: 'canopy',
  lifted: false,
  bed: 0,
  nose: 'round',
  guard: false,
  basket: false,
  colour: '#1d6a4b',
  accent: '#d3f23e',
  upholstery: '#d9c9a8',
  roofColour: '#1b2226',
  rims: 'five',
  scene: 'ridge',
  ...options,
});
