import type { CartLook } from './cart-options.ts';

/**
 * Where the parts of a cart are. Units are 7 mm; x grows towards the face, the front axle is 0; y grows down, the
 * ground is 0.
 */
export interface CartFrame {
  readonly look: CartLook;
  readonly wheelRadius: number;
  /** Top of the floor. */
  readonly floor: number;
  /** Top of the boxes that carry the seats. */
  readonly deck: number;
  /** Underside of the roof. */
  readonly ceiling: number;
  /** Front edges of the forward-facing seats, first row first. */
  readonly rows: readonly number[];
  readonly rearAxle: number;
  /** The body's rear end. */
  readonly tail: number;
  /** From nose to the last part. */
  readonly extent: { readonly from: number; readonly to: number };
}

const ROW_PITCH = 112;
const FIRST_ROW = -98;
/** Depth of a seat from its front edge to the back of its backrest. */
export const SEAT_DEPTH = 72;

/** Lays out the parts. */
export const layOut = (look: CartLook): CartFrame => {
  const facingBack = look.rearFacing && look.seats >= 4;
  const rowCount = Math.ceil((look.seats - (facingBack ? 2 : 0)) / 2);
  const rows = Array.from({ length: rowCount }, (_, row) => FIRST_ROW - ROW_PITCH * row);
  const lift = look.lifted ? 22 : 0;
  const wheelRadius = look.lifted ? 43 : 33;
  const bed = look.bed * 1.43;
  const lastRow = rows.at(-1) ?? FIRST_ROW;
  const rearAxle = lastRow - (bed > 0 ? 96 + bed * 0.42 : 138);
  const tail = bed > 0 ? lastRow - SEAT_DEPTH - 14 - bed : rearAxle - (facingBack ? 40 : 58);
  return {
    look: { ...look, rearFacing: facingBack },
    wheelRadius,
    floor: -46 - lift,
    deck: -90 - lift,
    ceiling: -258 - lift,
    rows,
    rearAxle,
    tail,
    extent: { from: tail - (facingBack ? 62 : 8), to: look.guard ? 84 : 74 },
  };
};
