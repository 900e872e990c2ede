import type { ApiFetcher } from '@sgc/renderer/host';
import { repeatableId, withRepeatedAnswers } from './repeated-answers.ts';

const PATH = '/api/contact/form-token';
const { signal } = new AbortController();

/** What is answered to requests of these ids, by an API with a new token each time. */
const answersTo = async (...ids: readonly string[]): Promise<string[]> => {
  let asked = 0;
  const api: ApiFetcher = async () => ({ status: 200, headers: {}, body: Buffer.from(`token ${++asked}`) });
  const repeated = withRepeatedAnswers(api);
  const answers: string[] = [];
  for (const requestId of ids) answers.push(String((await repeated(PATH, { requestId, signal })).body));
  return answers;
};

test('a rendering that is repeated gets the same answer, another one its own', async () => {
  const [one, other] = [repeatableId(), repeatableId()];
  expect(await answersTo(one, other, one)).toEqual(['token 1', 'token 2', 'token 1']);
});

test('a request of a rendering that is not repeated is answered anew each time', async () => {
  expect(await answersTo('activation', 'activation')).toEqual(['token 1', 'token 2']);
});
