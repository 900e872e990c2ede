import type { ApiFetcher, SetRenderer, TriedPage } from '@sgc/renderer/host';
import { checkRepeatable, withRepeatedAnswers } from './repeatable.ts';

const htmlOf = (text: string) => ({
  kind: 'page',
  html: new TextEncoder().encode(`<header>${text.length}</header><main>${text}</main><script>${text}</script>`),
});

/** A page that says these texts, one after the other. */
const pageWith = (...texts: string[]) => {
  const tried = {
    address: '/a',
    match: { owner: 'mfe-a', page: 'a', params: {}, search: [] },
    rendered: htmlOf('what it said when it was tried') as TriedPage['rendered'],
  };
  const renderer = { render: async () => htmlOf(texts.shift() ?? '') } as unknown as SetRenderer;
  return { tried: [tried], renderer };
};

test('a page that is the same again passes', async () => {
  await expect(checkRepeatable(pageWith('one', 'one'))).resolves.toBeUndefined();
});

test('a page that is different each time is refused with the first place that differs', async () => {
  await expect(checkRepeatable(pageWith('It is 10:01 now', 'It is 10:02 now'))).rejects.toThrow(
    '/a (mfe-a) is different each time it is rendered: first …<main>It is 10:01 now</main>…, then …<main>It is 10:02 now</main>…',
  );
});

test('for a page that shows a new token each time, both renderings get the same token', async () => {
  let asked = 0;
  const api: ApiFetcher = async () => ({ status: 200, headers: {}, body: Buffer.from(`token ${++asked}`) });
  const repeated = withRepeatedAnswers(api);
  const { tried } = pageWith();
  const renderer = {
    render: async ({ requestId }: { requestId: string }) => {
      const { body } = await repeated('/api/contact/form-token', { requestId, signal: new AbortController().signal });
      return htmlOf(Buffer.from(body).toString());
    },
  } as unknown as SetRenderer;
  await expect(checkRepeatable({ tried, renderer })).resolves.toBeUndefined();
  await expect(checkRepeatable({ tried, renderer })).resolves.toBeUndefined();
  expect(asked).toBe(2);
});

test('a request of another rendering is answered anew each time', async () => {
  let asked = 0;
  const api: ApiFetcher = async () => ({ status: 200, headers: {}, body: Buffer.from(`token ${++asked}`) });
  const repeated = withRepeatedAnswers(api);
  const request = { requestId: 'activation', signal: new AbortController().signal };
  await repeated('/api/contact/form-token', request);
  await repeated('/api/contact/form-token', request);
  expect(asked).toBe(2);
});
