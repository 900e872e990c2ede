import type { SetRenderer, TriedPage } from '@sgc/renderer/host';
import { PagesAgain } from './pages-again.ts';
import { checkRepeatable } from './repeatable.ts';

const htmlOf = (text: string) => ({
  kind: 'page',
  html: new TextEncoder().encode(`<header>${text.length}</header><main>${text}</main><script>${text}</script>`),
});

/** A page that says these texts, one after the other. */
const pageWith = (first: string, ...later: string[]): [readonly TriedPage[], PagesAgain] => {
  const tried = {
    address: '/a',
    match: { owner: 'mfe-a', page: 'a', params: {}, search: [] },
    requestId: 'tried-1',
    rendered: htmlOf(first) as TriedPage['rendered'],
  };
  const render = async () => htmlOf(later.shift() ?? '');
  return [[tried], new PagesAgain({ render } as unknown as SetRenderer)];
};

test('a page that is the same again passes', async () => {
  await expect(checkRepeatable(...pageWith('one', 'one'))).resolves.toBeUndefined();
});

test('a page that is different each time is refused with the first place that differs', async () => {
  await expect(checkRepeatable(...pageWith('It is 10:01 now', 'It is 10:02 now'))).rejects.toThrow(
    '/a (mfe-a) is different each time it is rendered: first …<main>It is 10:01 now</main>…, then …<main>It is 10:02 now</main>…',
  );
});

test('a page that another check rendered again is held against its first rendering then', async () => {
  const [tried, again] = pageWith('one', 'two', 'one');
  for (const page of tried) for (let count = 0; count < 2; count += 1) await again.render(page);
  await expect(checkRepeatable(tried, again)).rejects.toThrow('different each time');
});
