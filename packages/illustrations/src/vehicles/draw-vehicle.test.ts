import { drawVehicle, findVehicleLook, VEHICLE_LOOKS } from './draw-vehicle.ts';

const ids = Object.keys(VEHICLE_LOOKS);

test.each(ids)('%s is under 12 KB and inert', (id) => {
  const svg = drawVehicle(id) ?? '';
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 480" aria-hidden="true">.*<\/svg>$/s,
  );
  expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024);
  expect(svg).not.toMatch(/<script|<style|style=|href=|\son\w+=|url\(|NaN|undefined/);
});

test('no two vehicles look the same', () => {
  expect(new Set(ids.map(drawVehicle)).size).toBe(ids.length);
});

test('a drawing is the same every time', () => {
  expect(drawVehicle('ev-nomad')).toBe(drawVehicle('ev-nomad'));
});

test('a brand before an id that names no cart of its own means the model', () => {
  expect(findVehicleLook('evolution-carrier-6-plus')).toBe(VEHICLE_LOOKS['carrier-6-plus']);
  expect(findVehicleLook('evolution-d6-max-xt4')).not.toBe(VEHICLE_LOOKS['d6-max-xt4']);
  expect(drawVehicle('no-such-cart')).toBeUndefined();
});
