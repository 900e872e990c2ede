import { RECORDED_CONTRACTS } from '@sgc/contract/testing';
import { QueryClient } from '@tanstack/react-query';
import { formTokenQuery } from './form-token.query.ts';
import { sendMessage } from './send-message.ts';

const send = (message: unknown) => sendMessage({ key: 'k'.repeat(32), typed: '{}', body: JSON.stringify(message) });

afterEach(() => jest.restoreAllMocks());

describe.each(RECORDED_CONTRACTS.map((contract) => [contract.version, contract] as const))(
  'the API of %s',
  (_, contract) => {
    test.each([
      ['a message', 'sent'],
      ['a message without a word', 'refused'],
    ])('its answer to %s is understood', async (name, kind) => {
      const { request, answer } = contract.exchange(name);
      jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(answer.body, { status: answer.status }));
      expect(await send(request.body)).toEqual({ kind, ...Object(answer.body) });
    });

    test('a form has its token, or goes without one where there was none', async () => {
      const token = new QueryClient().fetchQuery({ ...formTokenQuery(contract.api), retry: false });
      const recorded = contract.exchanges.find(({ name }) => name === 'a token for a form');
      await expect(token.catch(() => undefined)).resolves.toEqual(Object(recorded?.answer.body).token);
    });
  },
);
