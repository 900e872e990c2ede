import { layOut } from './cart-frame.ts';
import { type CartOptions, completeLook } from './cart-options.ts';
import { drawCart } from './draw-cart.ts';

const frame = (options: CartOptions) => layOut(completeLook(options));
const length = (options: CartOptions) => {
  const { from, to } = frame(options).extent;
  return to - from;
};

test('more seats make a longer cart', () => {
  const lengths = ([2, 4, 6, 8] as const).map((seats) => length({ seats }));
  expect(lengths).toEqual([...lengths].sort((first, second) => first - second));
  expect(new Set(lengths).size).toBe(4);
});

test('two seats that face back save a forward row', () => {
  expect(frame({ seats: 4 }).rows).toHaveLength(2);
  expect(frame({ seats: 4, rearFacing: true }).rows).toHaveLength(1);
});

test('a two-seater has no seats that face back', () => {
  expect(frame({ seats: 2, rearFacing: true }).look.rearFacing).toBe(false);
});

test('a longer bed moves the tail back', () => {
  expect(frame({ seats: 2, bed: 130 }).tail).toBeLessThan(frame({ seats: 2, bed: 60 }).tail);
});

test('a lifted cart stands higher on larger wheels', () => {
  expect(frame({ seats: 2, lifted: true }).wheelRadius).toBeGreaterThan(frame({ seats: 2 }).wheelRadius);
  expect(frame({ seats: 2, lifted: true }).floor).toBeLessThan(frame({ seats: 2 }).floor);
});

test('the largest cart with everything on it stays under 12 KB', () => {
  const svg = drawCart({
    seats: 8,
    rearFacing: true,
    roof: 'rack',
    lifted: true,
    guard: true,
    nose: 'truck',
    rims: 'mesh',
    scene: 'forest',
  });
  expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
});

test('without a scene the ground is transparent', () => {
  expect(drawCart({ seats: 2, scene: 'none' })).not.toContain('H640V480');
});
