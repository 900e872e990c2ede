import { type Attempt, inLoad, inPage, type PageAttempt, type ReleaseAttempt, running } from '../attempt.ts';

const redirect = (to: string): PageAttempt => ({
  ...inLoad('', `return { kind: 'redirect', to: ${JSON.stringify(to)}, permanent: true }`),
  name: `leads to ${JSON.stringify(to)}`,
});

const exporting = (data: string): ReleaseAttempt => ({
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
