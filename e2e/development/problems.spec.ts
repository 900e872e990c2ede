import { type DevelopedSite, expect, openAt, test } from './developed-site.ts';

const FORM = 'mfe-leads/src/features/contact/contact-form.tsx';
const PAGE = 'mfe-leads/src/pages/contact.page.tsx';
const SEO = 'mfe-leads/src/pages/leads.seo.ts';
const SECTION = 'mfe-leads/src/section.ts';
const FOOTER = 'shell/src/chrome/footer.tsx';

interface Breakage {
  readonly what: string;
  readonly file: string;
  /** The original text, and the one that breaks it. */
  readonly change: readonly [from: string, to: string];
  /** Texts of the overlay. */
  readonly title: RegExp;
  readonly says: string;
  /** The line of the code frame that is marked. */
  readonly marked: string;
  /** Beginning of the line in the terminal. */
  readonly printed: RegExp;
  /** The file that is named, if it is not the changed one. */
  readonly shownIn?: string;
  /** Whether it shows in documents that are loaded once the release is live. */
  readonly inDocuments?: true;
}

const BREAKAGES: readonly Breakage[] = [
  {
    what: 'a syntax error',
    file: FORM,
    change: ['return (\n    <form', 'return ((\n    <form'],
    title: /Build error · mfe-leads/,
    says: "Expected ',', got ';'",
    marked: '  );',
    printed: /mfe-leads: build: mfe-leads\/src\/features\/contact\/contact-form\.tsx:\d+:\d+ /,
  },
  {
    what: 'a type error',
    file: FORM,
    change: ['const address = formAddress(', 'const address: number = formAddress('],
    title: /Type error · mfe-leads/,
    says: "Type 'string' is not assignable to type 'number'.",
    marked: 'const address: number = formAddress(kind, vehicleId);',
    printed: /mfe-leads: types: mfe-leads\/src\/features\/contact\/contact-form\.tsx:\d+:\d+ /,
  },
  {
    what: 'a forbidden import',
    file: FORM,
    change: [
      "import { Trap } from './trap.tsx';",
      "import { Trap } from './trap.tsx';\nimport '../reach/reach-card.tsx';",
    ],
    title: /Forbidden import · mfe-leads/,
    says: 'Two features are put together by a page',
    marked: "import '../reach/reach-card.tsx';",
    printed: /mfe-leads: dependencies: mfe-leads\/src\/features\/contact\/contact-form\.tsx:\d+ /,
  },
  {
    what: 'a component that throws on the server, for which the gate refuses it,',
    file: FORM,
    change: [
      'const copy = kind ===',
      "if (typeof window === 'undefined') throw new Error('no server');\n  const copy = kind ===",
    ],
    title: /(Refused by the gate|Exception on the server) · mfe-leads/,
    says: 'no server',
    marked: "throw new Error('no server');",
    printed: /mfe-leads: (gate|server): mfe-leads\/src\/features\/contact\/contact-form\.tsx:\d+:\d+ no server/,
  },
  {
    what: 'a component that throws in the browser alone',
    file: FORM,
    change: [
      'const copy = kind ===',
      "if (typeof window !== 'undefined') throw new Error('no browser');\n  const copy = kind ===",
    ],
    title: /Exception in the browser · mfe-leads/,
    says: 'no browser',
    marked: "throw new Error('no browser');",
    printed: /mfe-leads: browser: mfe-leads\/src\/features\/contact\/contact-form\.tsx:\d+:\d+ no browser/,
  },
  {
    what: 'a page under the address of another, for which the gate refuses it,',
    file: SEO,
    change: ['canonicalPath: ADDRESSES.contact,', 'canonicalPath: ADDRESSES.home,'],
    title: /Refused by the gate · mfe-leads/,
    says: 'gives / as its address',
    shownIn: SECTION,
    marked: "id: 'contact',",
    printed: /mfe-leads: gate: mfe-leads\/src\/section\.ts:\d+ descriptions: /,
  },
  {
    what: 'a loader that throws',
    file: PAGE,
    change: ["return { kind: 'ok' };", "throw new Error('no data');\n  return { kind: 'ok' };"],
    title: /Failing loader · mfe-leads/,
    says: 'no data',
    marked: "throw new Error('no data');",
    printed: /mfe-leads: (loader|gate): mfe-leads\/src\/pages\/contact\.page\.tsx:\d+:\d+ no data/,
  },
  {
    what: 'a hydration mismatch',
    file: PAGE,
    change: ['title="Contact us"', "title={typeof window === 'undefined' ? 'Server' : 'Browser'}"],
    title: /Hydration mismatch · mfe-leads/,
    says: 'Hydration failed',
    marked: 'export default function ContactPage(',
    printed: /mfe-leads: hydration: mfe-leads\/src\/pages\/contact\.page\.tsx:\d+:\d+ Hydration failed/,
    inDocuments: true,
  },
  {
    what: 'code of the shell that throws on the server when it is loaded',
    file: FOOTER,
    change: [
      '/** The foot of every page',
      "if (typeof window === 'undefined') throw new Error('not loaded');\n\n/** The foot of every page",
    ],
    title: /Exception on the server · shell/,
    says: 'not loaded',
    marked: "throw new Error('not loaded');",
    printed: /shell: server: shell\/src\/chrome\/footer\.tsx:\d+:\d+ not loaded/,
  },
];

const textOf = async ({ command }: DevelopedSite): Promise<string> =>
  (await fetch(`${command.address}/contact`)).text();

for (const { what, file, change, title, says, marked, printed, shownIn = file, inDocuments } of BREAKAGES) {
  test(`${what} is shown over the page and once in the terminal, until it is mended`, async ({
    page,
    site,
    expectedConsole,
  }) => {
    // The error is in the console as well.
    expectedConsole.push(/./);
    await openAt(page, `${site.command.address}/contact`);
    const overlay = page.locator('development-problems');
    await expect(overlay).toHaveCount(0);
    const before = site.command.printed.length;
    await site.copy.replace(file, ...change);
    if (inDocuments) {
      await expect.poll(() => textOf(site)).toContain('Server</h1>');
      await page.reload();
    }
    const problem = overlay.locator('article').filter({ hasText: title });
    await expect(problem).toContainText(says);
    await expect(problem).toContainText(`${shownIn}:`);
    await expect(problem.locator('pre')).toContainText(/^> +\d+ \| .*$/m);
    expect((await problem.locator('pre').innerText()).split('\n').find((line) => line.startsWith('>'))).toContain(
      marked,
    );
    expect(site.command.printed.slice(before).filter((line) => printed.test(line))).toHaveLength(1);
    await site.copy.replace(file, change[1], change[0]);
    await expect(overlay).toHaveCount(0);
    if (inDocuments) await expect.poll(() => textOf(site)).not.toContain('Server</h1>');
  });
}
