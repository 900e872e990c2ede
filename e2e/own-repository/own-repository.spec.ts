import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, request } from '@playwright/test';
import { openAt } from '../development/developed-site.ts';
import { DevelopmentCommand } from '../development/development-command.ts';
import { ChangedSection, ROOT } from '../fixtures/changed-section.ts';
import { ACCESS_FILE } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { startWholeSite, type WholeSite } from '../fixtures/whole-site.ts';
import { type NpmRegistry, startNpmRegistry } from './npm-registry.ts';
import { ENVIRONMENT, runIn } from './outside.ts';

const SECTIONS = ['mfe-catalog', 'mfe-content', 'mfe-eco', 'mfe-leads'];

/** A change of mfe-eco that its page shows. */
const CHANGED = ['No tailpipe', 'No tailpipe at all'] as const;

/** Of what a section's tests and tools import, what bundlers and jest do not compile: Node itself has to understand it. */
const LOADED_BY_NODE = ['@sgc/contract', '@sgc/contract/testing', '@sgc/contract/settings', '@sgc/build/typed-numbers'];

/** Where the component of the new section's page begins. */
const COMPONENT = '({ business }: PageProps) {';

/** First lines of that component, and what is said of them over the page. */
const MISTAKES = [
  {
    line: 'const miles: number = business.name;',
    title: 'Type error · mfe-events',
    says: "Type 'string' is not assignable to type 'number'.",
  },
  // In a page whose other sections are those of a running site.
  {
    line: "if (typeof window !== 'undefined') throw new Error('no browser');",
    title: 'Exception in the browser · mfe-events',
    says: 'no browser',
  },
] as const;

test.describe.configure({ mode: 'serial' });

let outside: string;
let npmRegistry: NpmRegistry;
let site: WholeSite;

const env = (more: Readonly<Record<string, string>> = {}) => ({ ...npmRegistry.env, ...more });

const inRepository = (section: string) => join(outside, section);

/** What a pipeline has as its secrets, and the address of the registry. */
const secretsOf = async (section: string) => ({
  REGISTRY: site.registry,
  RELEASE_TOKEN: await readFile(join(outside, 'keys', `${section}.token`), 'utf8'),
  RELEASE_SIGNING_KEY: await readFile(join(outside, 'keys', `${section}.pem`), 'utf8'),
});

/** Commits what is in a folder, so that its releases say which commit they come from. */
const commit = async (folder: string, subject = 'Show a first page'): Promise<void> => {
  await runIn(folder, {}, 'git', 'init', '--quiet', '--initial-branch', 'main');
  await runIn(folder, {}, 'git', 'add', '--all');
  const author = ['-c', 'user.name=A team', '-c', 'user.email=team@example.com'];
  await runIn(folder, {}, 'git', ...author, 'commit', '--quiet', '--message', subject);
};

/** The section of which a release lies in a folder. */
const builtIn = async (folder: string): Promise<string> =>
  JSON.parse(await readFile(join(folder, 'dist/release/release.json'), 'utf8')).section;

/** Page and heading as a visitor gets them. */
const pageOf = async (visitor: APIRequestContext, path: string) => {
  const response = await visitor.get(`${site.address}${path}`);
  return { status: response.status(), html: await response.text() };
};

test.beforeAll(async () => {
  outside = await mkdtemp(join(tmpdir(), 'own-repository-'));
  await mkdir(join(outside, 'npm'));
  npmRegistry = await startNpmRegistry(join(outside, 'npm'));
});

test.afterAll(async () => {
  await site?.stop();
  await npmRegistry?.close();
  await rm(outside, { recursive: true, force: true });
});

test('the packages are published, and a second time nothing is', async () => {
  const publish = () => runIn(ROOT, env(), 'npm', 'run', 'packages', '--', 'publish');
  expect(await publish()).toMatch(/@sgc\/build@\S+ is published\n/);
  const again = await publish();
  expect(again).toMatch(/@sgc\/build@\S+ is published already\n/);
  expect(again).not.toMatch(/is published\n/);
});

test('a section that npm create writes passes what its pipeline checks', async () => {
  const written = await runIn(outside, env(), 'npm', 'create', '--yes', '@sgc/section', 'mfe-events', '/events/next');
  expect(written).toContain('mfe-events is written');
  const folder = inRepository('mfe-events');
  expect(await readFile(join(folder, '.npmrc'), 'utf8')).toBe(`@sgc:registry=${npmRegistry.address}\n`);
  await runIn(folder, env(), 'npm', 'install');
  await commit(folder);
  for (const name of LOADED_BY_NODE) {
    await runIn(folder, env(), process.execPath, '--input-type=module', '--eval', `await import('${name}')`);
  }
  await runIn(folder, env(), './pipeline.sh', 'check');
  expect(await builtIn(folder)).toBe('mfe-events');
});

test('mfe-eco builds from a copy of its folder alone, its types and tests pass', async () => {
  const section = await ChangedSection.of('mfe-eco', outside);
  await section.replace('src/content/benefits.ts', ...CHANGED);
  await runIn(section.folder, env(), 'npm', 'install', '--save-dev', '@sgc/release');
  await writeFile(join(section.folder, '.gitignore'), 'node_modules/\ndist/\n');
  await commit(section.folder);
  await runIn(section.folder, env(), 'npm', 'run', 'types');
  await runIn(section.folder, env(), 'npm', 'test');
  await runIn(section.folder, env(), 'npm', 'run', 'build');
  expect(await builtIn(section.folder)).toBe('mfe-eco');
});

test('a site that knows the keys of both shows neither before they are shipped', async () => {
  const keys = join(outside, 'keys');
  await mkdir(keys);
  // The operators' access file, and in it the entries of two teams.
  await cp(ACCESS_FILE, join(keys, 'access.json'));
  await runIn(inRepository('mfe-events'), env(), 'npx', 'sgc-release', '--keys', keys, 'keys', 'mfe-events', 'mfe-eco');
  const origins = [
    ...SECTIONS.map((name) => `${name}=${join(ROOT, name, 'dist/release')}`),
    `mfe-events=${join(outside, 'nothing-yet')}`,
  ];
  site = await startWholeSite({
    SECTION_ORIGINS: origins.join(','),
    RELEASE_ACCESS: join(keys, 'access.json'),
    SHARE_RELEASES: 'true',
  });
  const visitor = await request.newContext();
  expect(await pageOf(visitor, '/events/next')).toMatchObject({ status: 404 });
  const eco = await pageOf(visitor, '/eco-impact');
  expect(eco.html).toContain(CHANGED[0]);
  expect(eco.html).not.toContain(CHANGED[1]);
});

test('npm run dev shows the section within the site while it is written, and what is wrong with it', async ({
  page,
  expectedConsole,
}) => {
  // What a component throws is in the console as well.
  expectedConsole.push(/no browser/);
  const folder = inRepository('mfe-events');
  const file = 'src/pages/events-next.page.tsx';
  const source = await readFile(join(folder, file), 'utf8');
  const save = (from: string, to: string) => writeFile(join(folder, file), source.replace(from, to));
  const command = await test.step('npm run dev', () =>
    DevelopmentCommand.startIn(folder, { ...ENVIRONMENT, ...env({ SITE: site.address }) }));
  try {
    await openAt(page, `${command.address}/events/next`);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    await test.step('from a saved text to the page', async () => {
      await save('Where to go next', 'Where to go while it is written');
      await expect(page.getByRole('heading', { name: 'Where to go while it is written' })).toBeVisible();
    });
    // It was not loaded anew.
    await expect(page.locator('html')).toHaveAttribute('data-kept');

    const overlay = page.locator('development-problems');
    for (const { line, title, says } of MISTAKES) {
      await save(COMPONENT, `${COMPONENT}\n  ${line}`);
      const problem = overlay.locator('article').filter({ hasText: title });
      await expect(problem).toContainText(says);
      await expect(problem).toContainText(`${file}:`);
      await expect(problem.locator('pre')).toContainText(line);
      await save('', '');
      await expect(overlay).toHaveCount(0);
    }

    await page.goto(`${command.address}/contact`);
    await expect(page.locator('h1')).toHaveText('Contact us');
    expect(await pageOf(page.request, '/events/next')).toMatchObject({ status: 404 });
    // It would go on asking a server that is gone.
    await page.close();
  } finally {
    await command.stop();
  }
});

test("the pipeline's link shows a section's page to those who have it, and publishing shows it to all", async () => {
  const folder = inRepository('mfe-events');
  const pipeline = async (step: string) => runIn(folder, env(await secretsOf('mfe-events')), './pipeline.sh', step);
  const previewed = await pipeline('preview');
  expect(previewed).toMatch(/^\S+ of mfe-events would go live:$/m);
  const [link = ''] = /^http:\S+$/m.exec(previewed) ?? [];

  const reviewer = await request.newContext();
  await reviewer.get(link);
  const preview = await pageOf(reviewer, '/events/next');
  expect(preview.html).toMatch(/<h1[^>]*>Next<\/h1>/);
  const visitor = await request.newContext();
  expect(await pageOf(visitor, '/events/next')).toMatchObject({ status: 404 });

  await pipeline('publish');
  await expect
    .poll(() => pageOf(visitor, '/events/next'))
    .toMatchObject({
      status: 200,
      html: expect.stringMatching(/<h1[^>]*>Next<\/h1>/),
    });
  const status = await runIn(folder, env(await secretsOf('mfe-events')), 'npx', 'sgc-release', 'status');
  expect(status).toContain('Show a first page');
});

test('a text that is pushed afterwards is live when the pipeline has checked and published it', async () => {
  const folder = inRepository('mfe-events');
  const page = join(folder, 'src/pages/events-next.page.tsx');
  await writeFile(page, (await readFile(page, 'utf8')).replace('Where to go next', 'Where to go from here'));
  await commit(folder, 'Say where to go');
  const visitor = await request.newContext();
  await test.step('from the push to the page', async () => {
    // As a pipeline has it: nothing but what was pushed.
    const pushed = join(outside, 'pipeline/mfe-events');
    await runIn(outside, {}, 'git', 'clone', '--quiet', folder, pushed);
    const secrets = env(await secretsOf('mfe-events'));
    await runIn(pushed, secrets, 'npm', 'ci');
    for (const step of ['check', 'publish']) await runIn(pushed, secrets, './pipeline.sh', step);
    await expect.poll(async () => (await pageOf(visitor, '/events/next')).html).toContain('Where to go from here');
  });
});

test("mfe-eco's change from its own repository replaces what the workspace has built", async () => {
  const folder = inRepository('mfe-eco');
  const secrets = await secretsOf('mfe-eco');
  const release = (...words: readonly string[]) => runIn(folder, env(secrets), 'npx', 'sgc-release', ...words);
  expect(await release('check', 'mfe-eco')).toMatch(/^\S+ of mfe-eco would go live:$/m);
  await release('publish', 'mfe-eco', '--to', site.registry);
  const visitor = await request.newContext();
  await expect.poll(async () => (await pageOf(visitor, '/eco-impact')).html).toContain(CHANGED[1]);
});
