import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from './derived-release.ts';
import { OPERATOR_TOKEN, RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';

let shell: RunningShell;
let first: string;
let second: string;

const showsText = async (text: string): Promise<void> => {
  expect((await shell.get(PAGE)).body).toContain(`<h1>${text}</h1>`);
};

const start = async (): Promise<void> => {
  shell = new RunningShell();
  first = publish(shell.origin, { text: 'text of the first release' }).version;
  await shell.start();
  second = publish(shell.origin, { text: 'text of the second release' }).version;
  await shell.until(({ live }) => live === second);
};

const stop = async (): Promise<void> => {
  await shell.stop();
  shell.remove();
};

describe('an operation that is done', () => {
  beforeEach(start);
  afterEach(stop);

  test('a rollback shows the version before, and the one it left stays away, through a restart too', async () => {
    const { status, body } = await shell.operate('rollback', { why: 'prices are wrong' });
    expect(status).toBe(200);
    expect(body.said).toContain(`back at ${first}`);
    await showsText('text of the first release');

    // The origin still offers it.
    const { waiting } = await shell.until((section) => section.waiting !== null);
    expect(waiting).toEqual({ version: second, why: 'barred: prices are wrong' });
    await shell.stop('SIGKILL');
    await shell.start();
    await showsText('text of the first release');

    const third = publish(shell.origin, { text: 'text of the third release' }).version;
    await shell.until(({ live }) => live === third);
  });

  test('the log says who, what, why and when, and restores itself if something else writes to it', async () => {
    await shell.operate('rollback', { why: 'prices are wrong' });
    const { timeline } = await shell.section();
    expect(timeline[0]).toMatchObject({
      what: 'rollback',
      who: 'ed (mfe-eco)',
      version: first,
      from: second,
      why: 'prices are wrong',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });

    const file = join(shell.folder, 'store/operations.jsonl');
    const before = readFileSync(file, 'utf8');
    appendFileSync(file, '{"forged":true}\n');
    await shell.operate('hold', { why: 'we look into it' });
    const after = readFileSync(file, 'utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after).not.toContain('forged');
    expect(after).toContain('the log was changed by something else than the shell');

    await shell.stop();
    appendFileSync(file, '{"forged":true}\n');
    await shell.start();
    expect(readFileSync(file, 'utf8')).not.toContain('forged');
    expect((await shell.section()).timeline[0]).toMatchObject({ what: 'hold' });
  });

  test('a version can be named; one that is not kept, or is live already, is an error and changes nothing', async () => {
    const third = publish(shell.origin, { text: 'text of the third release' }).version;
    await shell.until(({ live }) => live === third);
    const unknown = await shell.operate('rollback', { why: 'a typing error', to: '0123456789abcdef' });
    expect(unknown).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(`Kept are: ${second}, ${first}`) },
    });
    expect((await shell.operate('rollback', { why: 'a typing error', to: third })).status).toBe(409);
    expect((await shell.section()).live).toBe(third);
    expect((await shell.operate('rollback', { why: 'back to the start', to: first })).status).toBe(200);
    await showsText('text of the first release');
  });

  test('without an earlier version there is nothing to go back to', async () => {
    await shell.operate('rollback', { why: 'once' });
    const { status, body } = await shell.operate('rollback', { why: 'twice' });
    expect(status).toBe(409);
    expect(body.error).toContain('No earlier version of mfe-eco is kept');
  });

  test('a section that is held or pinned stays as it is until it is let go', async () => {
    await shell.operate('hold', { why: 'sale weekend' });
    const third = publish(shell.origin, { text: 'text of the third release' }).version;
    const { waiting } = await shell.until((section) => section.waiting?.version === third);
    expect(waiting?.why).toBe('held: sale weekend');
    await showsText('text of the second release');

    await shell.operate('pin', { why: 'demonstration', version: first });
    await showsText('text of the first release');
    await shell.operate('unhold', { why: 'sale is over' });
    await shell.until((section) => section.waiting?.why === `pinned to ${first}: demonstration`);
    await shell.operate('unpin', { why: 'demonstration is over' });
    await shell.until(({ live }) => live === third);
  });

  test('a token moves its own section and no other; an operator moves any; nobody else learns a thing', async () => {
    const why = 'curiosity';
    expect((await shell.get('/ops/releases')).status).toBe(401);
    expect((await shell.operate('hold', { why }, { token: 'a guess' })).status).toBe(401);
    const other = await shell.operate('hold', { why }, { section: 'mfe-leads' });
    expect(other).toMatchObject({ status: 403, body: { error: 'ed may operate mfe-eco, not mfe-leads.' } });
    expect((await shell.operate('hold', { why }, { token: OPERATOR_TOKEN })).status).toBe(200);
  });

  test('a canary is seen by its share of the visitors, each of whom stays with what it sees', async () => {
    await shell.operate('canary', { why: 'carefully', percent: 50 });
    const third = publish(shell.origin, { text: 'text of the third release' }).version;
    await shell.logged('canary started');

    const seen = new Map<string, string>();
    for (let visitor = 0; visitor < 40; visitor += 1) {
      const { body, headers } = await shell.get(PAGE);
      const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? '';
      expect(headers.get('set-cookie')).toMatch(/^release-share=\d{1,2}; .*HttpOnly; SameSite=Lax$/);
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toContain('cookie');
      seen.set(cookie, /<h1>([^<]+)<\/h1>/.exec(body)?.[1] ?? '');
    }
    expect(new Set(seen.values())).toEqual(new Set(['text of the second release', 'text of the third release']));
    for (const [cookie, text] of seen) {
      const again = await shell.get(PAGE, { cookie });
      expect(again.body).toContain(`<h1>${text}</h1>`);
      expect(again.headers.get('set-cookie')).toBeNull();
    }

    expect((await shell.operate('promote', { why: 'all is well' })).status).toBe(200);
    await showsText('text of the third release');
    expect((await shell.get(PAGE)).headers.get('set-cookie')).toBeNull();
    expect((await shell.section()).live).toBe(third);
  });

  test('however many canaries come and go, the files of the live version stay served', async () => {
    await shell.operate('canary', { why: 'carefully', percent: 1 });
    for (let number = 1; number <= 11; number += 1) {
      const { version } = publish(shell.origin, { text: `text of canary release ${number}` });
      await shell.until(({ kept }) => kept.includes(version));
    }
    const { live, kept } = await shell.section();
    expect(live).toBe(second);
    expect(kept).toHaveLength(10);
    expect(kept).toContain(second);
    const { body } = await shell.get(PAGE, { cookie: 'release-share=99' });
    for (const [, url = ''] of body.matchAll(/"(\/_assets\/mfe-eco\/[^"]+)"/g))
      expect((await shell.get(url)).status).toBe(200);
  });

  test('a rollback ends a canary, and its version does not come back', async () => {
    await shell.operate('canary', { why: 'carefully', percent: 50 });
    const third = publish(shell.origin, { text: 'text of the third release' }).version;
    await shell.logged('canary started');
    expect((await shell.operate('rollback', { why: 'it looks wrong' })).status).toBe(200);
    const { waiting } = await shell.until((section) => section.waiting !== null);
    expect(waiting).toEqual({ version: third, why: 'barred: it looks wrong' });
    expect((await shell.status()).canary).toBeNull();
    await showsText('text of the second release');
  });
});

describe('what cannot be done changes nothing, and', () => {
  beforeAll(start);
  afterAll(stop);

  test.each([
    ['an operation that there is not', 'explode', { why: 'why not' }, 404],
    ['no reason', 'rollback', {}, 400],
    ['a reason of one letter', 'rollback', { why: 'x' }, 400],
    ['a version that is a path', 'rollback', { why: 'testing', to: '../../etc' }, 400],
    ['a share above all', 'canary', { why: 'testing', percent: 101 }, 400],
    ['a promotion without a canary', 'promote', { why: 'testing' }, 409],
    ['the name of a property that all objects have', 'constructor', { why: 'testing' }, 404],
  ] as const)('%s is refused in words', async (_, what, fields, status) => {
    const answer = await shell.operate(what, fields);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/\w{3}/);
    expect((await shell.section()).live).toBe(second);
  });
});
