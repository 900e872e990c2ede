import { SEND_FAILED, sendMessage } from './send-message.ts';

const SENDING = { key: 'k'.repeat(32), typed: '{}', body: '{"firstName":"Ada"}' };

const answering = (answer: () => Promise<Response>) => jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

afterEach(() => jest.restoreAllMocks());

test('a message is posted as the bytes that were given, under their key', async () => {
  const fetched = answering(async () => Response.json({ reference: 'K7Q2-9XWD' }, { status: 201 }));
  expect(await sendMessage(SENDING)).toEqual({ kind: 'sent', reference: 'K7Q2-9XWD' });
  expect(fetched).toHaveBeenCalledWith('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': SENDING.key },
    body: SENDING.body,
    signal: expect.any(AbortSignal),
  });
});

test('a refusal comes back in the words of the server', async () => {
  const details = [{ field: 'email', message: 'Invalid email address' }];
  answering(async () => Response.json({ error: 'Please check', details }, { status: 400 }));
  expect(await sendMessage(SENDING)).toEqual({ kind: 'refused', error: 'Please check', details });
});

test.each<[string, () => Promise<Response>]>([
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is no JSON', async () => new Response('<html>', { status: 502 })],
  ['the answer has another shape', async () => Response.json({ message: 'no' }, { status: 500 })],
  ['the reason is empty', async () => Response.json({ error: '' }, { status: 500 })],
  ['a success names no reference', async () => Response.json({}, { status: 201 })],
])('when %s, sending failed', async (_, answer) => {
  answering(answer);
  expect(await sendMessage(SENDING)).toEqual({ kind: 'refused', error: SEND_FAILED, details: [] });
});
