import { VitalSigns } from './vital-signs.ts';

const LIMITS = { busyMs: 500, silentMs: 1500, memoryMb: 100 };
const MB = 1024 * 1024;

const sign = (now: number, processorMs: number, { memoryMb = 50, isRunnable = true } = {}) => ({
  now,
  usage: { processorMs, memoryBytes: memoryMb * MB, isRunnable },
});

test('a renderer that answers lives, and its delay is known', () => {
  const signs = new VitalSigns(LIMITS);
  signs.asked(sign(0, 0));
  expect(signs.verdict(sign(400, 400))).toBeUndefined();
  signs.heard(450);
  expect(signs.delayMs).toBe(450);
  expect(signs.verdict(sign(5000, 5000))).toBeUndefined();
});

test('half a second of processor time without an answer is an endless loop', () => {
  const signs = new VitalSigns(LIMITS);
  signs.asked(sign(0, 100));
  expect(signs.verdict(sign(550, 600))).toMatch('busy for 500 ms');
});

test('a renderer that others keep from the processor has longer', () => {
  const signs = new VitalSigns(LIMITS);
  signs.asked(sign(0, 100));
  expect(signs.verdict(sign(5900, 150))).toBeUndefined();
  expect(signs.verdict(sign(6000, 150))).toMatch('no sign of life');
});

test('a renderer that sleeps has no such excuse', () => {
  const signs = new VitalSigns(LIMITS);
  signs.asked(sign(0, 100));
  expect(signs.verdict(sign(1400, 100, { isRunnable: false }))).toBeUndefined();
  expect(signs.verdict(sign(1500, 100, { isRunnable: false }))).toMatch('no sign of life');
});

test('without figures of the system the clock on the wall decides', () => {
  const signs = new VitalSigns(LIMITS);
  signs.asked({ now: 0, usage: undefined });
  expect(signs.verdict({ now: 1000, usage: undefined })).toBeUndefined();
  expect(signs.verdict({ now: 1500, usage: undefined })).toMatch('no sign of life');
});

test('memory beyond the limit ends a renderer even if it answers', () => {
  expect(new VitalSigns(LIMITS).verdict(sign(0, 0, { memoryMb: 101 }))).toMatch('101 MB');
});
