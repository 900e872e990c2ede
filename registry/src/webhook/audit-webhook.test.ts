import { releaseEventSchema } from '@sgc/contract/operations';
import { messageOf } from './audit-webhook.ts';

const ENTRY = {
  at: '2026-11-21T12:00:00.000Z',
  who: 'key 0123456789abcdef',
  what: 'live',
  section: 'mfe-eco',
  version: '1111111111111111',
  from: '2222222222222222',
  why: 'released',
} as const;

test('a line of the audit log is told whole, with its number', () => {
  const { body } = messageOf({ number: 7, entry: ENTRY });
  const event = releaseEventSchema.parse(JSON.parse(body));
  expect(event).toEqual({ type: 'release.live', timestamp: ENTRY.at, data: { number: 7, ...ENTRY } });
});

test('two lines with one number, as after a backup was restored, are two messages', () => {
  const later = { ...ENTRY, at: '2026-11-22T12:00:00.000Z' };
  expect(messageOf({ number: 7, entry: ENTRY }).id).not.toBe(messageOf({ number: 7, entry: later }).id);
});
