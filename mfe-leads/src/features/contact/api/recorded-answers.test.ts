import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sendMessage } from './send-message.ts';

const RECORDED = join(__dirname, '../../../../../packages/contract/recorded');

const recorded = (name: string) => JSON.parse(readFileSync(join(RECORDED, `${name}.json`), 'utf8'));

const send = (answer: Response) => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
  return sendMessage({ key: 'k'.repeat(32), typed: '{}', body: JSON.stringify(recorded('contact-submission')) });
};

afterEach(() => jest.restoreAllMocks());

test('answers of the API in use are understood: a receipt and a refusal', async () => {
  const receipt = recorded('contact-receipt');
  expect(await send(Response.json(receipt, { status: 201 }))).toEqual({ kind: 'sent', ...receipt });
  const refused = recorded('contact-refused');
  expect(await send(Response.json(refused, { status: 400 }))).toEqual({ kind: 'refused', ...refused });
});
