import { ComponentFailure, placeOf } from './component-failure.ts';

const SHIPPED = { development: false };

const thrown = (stack: string): Error => Object.assign(new Error('no'), { stack: `Error: no\n${stack}` });

test('a section is named by its file, line and column', () => {
  expect(
    placeOf(thrown('    at Page (/mfe-eco/server/12.js:1:2042)\n    at b (/mfe-leads/server/1.js:1:1)'), SHIPPED),
  ).toEqual({
    at: 'mfe-eco/server/12.js:1:2042',
  });
});

test('an error that a component of the shell threw is placed where a section called it', () => {
  const stack = '    at format (/site/shell/dist/render/render.cjs:9:12)\n    at Page (/mfe-eco/server/12.js:1:2042)';
  expect(placeOf(thrown(stack), SHIPPED)).toEqual({ at: 'mfe-eco/server/12.js:1:2042' });
});

test('an error that the shell threw is named without the folders of its machine', () => {
  expect(
    placeOf(thrown('    at node:internal/process:1:1\n    at file:///site/shell/dist/render/render.cjs:9:12'), SHIPPED),
  ).toEqual({ at: 'render.cjs:9:12' });
});

test('an error that a component threw is told with the components around it', () => {
  const failure = new ComponentFailure(thrown('    at /mfe-eco/server/12.js:3:4'), '\n    at Chart\n    at Page');
  expect(failure.message).toBe('no');
  expect(placeOf(failure, SHIPPED)).toEqual({
    at: 'mfe-eco/server/12.js:3:4',
    componentStack: '\n    at Chart\n    at Page',
  });
});

test('a thrown value that is no error has no place', () => {
  expect(placeOf('a text', SHIPPED)).toEqual({});
});

test('the whole stack is told while developing', () => {
  const { stack } = placeOf(thrown('    at /mfe-eco/server/12.js:3:4'), { development: true });
  expect(stack).toBe('Error: no\n    at /mfe-eco/server/12.js:3:4');
});
