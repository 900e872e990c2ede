import { releaseEventSchema } from '@sgc/contract/operations';
import { headersOf, messageOf } from './signed-message.ts';

const ENTRY = {
  at: '2026-11-21T12:00:00.000Z',
  who: 'key 0123456789abcdef',
  what: 'live',
  section: 'mfe-eco',
  version: '1111111111111111',
  from: '2222222222222222',
  why: 'released',
} as const;

test('a message is signed as Standard Webhooks signs the example of its own documents', () => {
  const key = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  expect(headersOf(message, key, 1_614_265_330_999)).toEqual({
    'content-type': 'application/json',
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('a line of the audit log is told whole, with its number', () => {
  const { body } = messageOf({ number: 7, entry: ENTRY });
  const event = releaseEventSchema.parse(JSON.parse(body));
  expect(event).toEqual({ type: 'release.live', timestamp: ENTRY.at, data: { number: 7, ...ENTRY } });
});

test('two lines with one number, as after a backup was restored, are two messages', () => {
  const later = { ...ENTRY, at: '2026-11-22T12:00:00.000Z' };
  expect(messageOf({ number: 7, entry: ENTRY }).id).not.toBe(messageOf({ number: 7, entry: later }).id);
});
