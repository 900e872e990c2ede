import * as z from 'zod';
import { parseSettings } from './parse-settings.ts';

const schema = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).default(3000),
  ORIGIN: z.url({ error: 'must be a URL' }),
});

test('an empty variable counts as unset', () => {
  expect(parseSettings(schema, { PORT: '', ORIGIN: 'http://127.0.0.1' })).toEqual({
    ok: true,
    config: { PORT: 3000, ORIGIN: 'http://127.0.0.1' },
  });
});

test('every bad variable is named at once, without its value', () => {
  expect(parseSettings(schema, { PORT: 'secret', ORIGIN: 'secret' })).toEqual({
    ok: false,
    problems: ['PORT: must be a number', 'ORIGIN: must be a URL'],
  });
});
