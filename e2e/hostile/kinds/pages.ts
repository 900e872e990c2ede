import { type Attempt, BAD, inPage, running } from '../attempt.ts';

const redirect = (to: string): Attempt => ({
  name: `leads to ${JSON.stringify(to)}`,
  change: running({
    members: `{ pages: section.pages.map((page) => ({ ...changedPage(page), load: async (context) =>
      modeOf(context) === '${BAD}' ? { kind: 'redirect', to: ${JSON.stringify(to)}, permanent: true } : page.load?.(context) ?? { kind: 'ok' } })) }`,
  }),
  expected: 'fails alone',
});

const exporting = (data: string): Attempt => ({
  name: `exports the data ${data}`,
  change: running({ members: `{ data: ${data} }` }),
  expected: 'refused',
});

/** Releases whose pages say what no page may say. */
export const pages = [
  inPage('3 MB of HTML', "return 'x'.repeat(3e6)"),
  inPage('100 MB of HTML', "return 'x'.repeat(1e8)"),
  redirect('//evil.example'),
  redirect('/\\evil.example'),
  redirect('https://evil.example'),
  redirect('javascript:alert(1)'),
  redirect('/a\r\nset-cookie: a=b'),
  exporting("{ municipalities: [{ name: 'Evil', slug: 'evil' }] }"),
  exporting('{ other: 1 }'),
  { name: 'calls itself mfe-leads', change: running({ members: "{ name: 'mfe-leads' }" }), expected: 'refused' },
  { name: 'has other pages than it describes', change: running({ members: '{ pages: [] }' }), expected: 'refused' },
  {
    name: 'claims an address that it does not describe',
    expected: 'refused',
    change: running({ members: "{ pages: [{ ...section.pages[0], path: '/' }] }" }),
  },
] satisfies Attempt[];
