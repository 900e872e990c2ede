import { publish } from '@sgc/release-format/test-fixture';
import { OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

let registry: RunningRegistry;
let first: string;
let second: string;

const start = async (): Promise<void> => {
  registry = new RunningRegistry();
  first = await registry.startWith({ text: 'text of the first release' });
  second = await registry.release({ text: 'text of the second release' });
};

const stop = (): Promise<void> => registry.remove();

/** Waits until a release is shown to a share of the visitors. */
const untilCanary = (version: string): Promise<void> =>
  registry.eventually(async () => (await registry.status()).canary?.version === version);

describe('an operation that is done', () => {
  beforeEach(start);
  afterEach(stop);

  test('a rollback puts the version before live, and the one it left stays away, through a restart too', async () => {
    const { status, body } = await registry.operate('rollback', { why: 'prices are wrong' });
    expect(status).toBe(200);
    expect(body.said).toContain(`back at ${first}`);
    await registry.feedUntil(({ live }) => live['mfe-eco'] === first);

    // The origin still offers it.
    const { waiting } = await registry.until((section) => section.waiting !== null);
    expect(waiting).toEqual({ version: second, why: 'blocked: prices are wrong' });
    await registry.stop('SIGKILL');
    await registry.start();
    expect((await registry.section()).live).toBe(first);

    await registry.release({ text: 'text of the third release' });
  });

  test('the audit log says who, what, why and when', async () => {
    await registry.operate('rollback', { why: 'prices are wrong' });
    const { timeline } = await registry.section();
    expect(timeline[0]).toMatchObject({
      what: 'rollback',
      who: 'ed (mfe-eco)',
      version: first,
      from: second,
      why: 'prices are wrong',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('an audit log that another program changed shows in readiness and metrics', async () => {
    await registry.operate('freeze', { why: 'we look into it' });
    await registry.query(
      `UPDATE audit_log SET entry = replace(entry, 'we look into it', 'never mind') WHERE number = 3`,
    );
    await registry.stop();
    await registry.start({ OPEN_METRICS: 'true' });
    await registry.logged('the audit log was changed by something else than the registry');
    const { attention } = JSON.parse((await registry.get('/readyz')).body);
    expect(attention).toContain('the audit log was changed by something else, from line 3 on');
    expect((await registry.get('/metrics')).body).toMatch(/^registry_audit_log_broken 1$/m);
    // Later decisions are on record all the same.
    expect((await registry.operate('unfreeze', { why: 'seen' })).status).toBe(200);
    expect((await registry.section()).timeline[0]).toMatchObject({ what: 'unfreeze' });
  });

  test('the source that a release was built from is told of each version that is kept, and in its line of the audit log', async () => {
    const source = {
      commit: '0123456789abcdef0123456789abcdef01234567',
      branch: 'prices',
      author: 'Jo Miller',
      subject: 'Say what a cart costs',
      committedAt: '2026-01-01T09:00:00-05:00',
      isChanged: false,
    };
    const third = await registry.release({
      text: 'text of the third release',
      descriptor: (content) => ({ ...content, source }),
    });
    const { sources, timeline } = await registry.section();
    expect([sources[third], timeline[0]?.source]).toEqual([source, source]);
    // As lines were before they held it.
    await registry.query(`UPDATE audit_log SET entry = (entry::jsonb - 'source')::text`);
    expect((await registry.section()).timeline[0]).toMatchObject({ what: 'live', version: third, source });
    await registry.logged(source.commit);
    const signedIn = await registry.get('/ops', { authorization: `Bearer ${OPERATOR_TOKEN}` });
    expect(signedIn.body).toContain('Say what a cart costs');
  });

  test('a version can be named; one that is not kept, or is live already, is an error and changes nothing', async () => {
    const third = await registry.release({ text: 'text of the third release' });
    const unknown = await registry.operate('rollback', { why: 'a typing error', to: '0123456789abcdef' });
    expect(unknown).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining(`Kept are: ${second}, ${first}`) },
    });
    expect((await registry.operate('rollback', { why: 'a typing error', to: third })).status).toBe(409);
    expect((await registry.section()).live).toBe(third);
    expect((await registry.operate('rollback', { why: 'back to the start', to: first })).status).toBe(200);
    expect((await registry.section()).live).toBe(first);
  });

  test('without an earlier version there is nothing to go back to', async () => {
    await registry.operate('rollback', { why: 'once' });
    const { status, body } = await registry.operate('rollback', { why: 'twice' });
    expect(status).toBe(409);
    expect(body.error).toContain('No earlier version of mfe-eco is kept');
  });

  test('a section that is frozen or pinned stays as it is until it is released from that', async () => {
    await registry.operate('freeze', { why: 'sale weekend' });
    const third = publish(registry.origin, { text: 'text of the third release' }).version;
    const { waiting, live } = await registry.until((section) => section.waiting?.version === third);
    expect(waiting?.why).toBe('frozen: sale weekend');
    expect(live).toBe(second);

    await registry.operate('pin', { why: 'demonstration', version: first });
    expect((await registry.section()).live).toBe(first);
    await registry.operate('unfreeze', { why: 'sale is over' });
    await registry.until((section) => section.waiting?.why === `pinned to ${first}: demonstration`);
    await registry.operate('unpin', { why: 'demonstration is over' });
    await registry.untilLive(third);
  });

  test('a token operates its own section and no other; an operator operates any; a request without a valid token gets nothing', async () => {
    const why = 'curiosity';
    expect((await registry.get('/ops/releases')).status).toBe(401);
    expect((await registry.operate('freeze', { why }, { token: 'a guess' })).status).toBe(401);
    const other = await registry.operate('freeze', { why }, { section: 'mfe-leads' });
    expect(other).toMatchObject({ status: 403, body: { error: 'ed may operate mfe-eco, not mfe-leads.' } });
    expect((await registry.operate('freeze', { why }, { token: OPERATOR_TOKEN })).status).toBe(200);
  });

  test('a canary stands beside the live version until it is promoted', async () => {
    await registry.operate('canary', { why: 'carefully', percent: 50 });
    const third = publish(registry.origin, { text: 'text of the third release' }).version;
    await untilCanary(third);
    const { live, canary, sets } = await registry.feedUntil((feed) => feed.canary !== null);
    expect({ live, canary }).toMatchObject({
      live: { 'mfe-eco': second },
      canary: { section: 'mfe-eco', version: third, percent: 50 },
    });
    expect(sets.at(-1)?.versions).toEqual({ 'mfe-eco': third });
    expect((await registry.section()).timeline[0]).toMatchObject({ what: 'canary-started', version: third });

    expect((await registry.operate('promote', { why: 'all is well' })).status).toBe(200);
    const after = await registry.feedUntil((feed) => feed.live['mfe-eco'] === third);
    expect(after.canary).toBeNull();
  });

  test('after more canaries than versions are retained, the live version is still served', async () => {
    await registry.operate('canary', { why: 'carefully', percent: 1 });
    for (let number = 1; number <= 11; number += 1) {
      await untilCanary(publish(registry.origin, { text: `text of canary release ${number}` }).version);
    }
    const { live, kept } = await registry.section();
    expect(live).toBe(second);
    expect(kept).toHaveLength(10);
    expect(kept).toContain(second);
  });

  test('a rollback ends a canary, and its version does not come back', async () => {
    await registry.operate('canary', { why: 'carefully', percent: 50 });
    const third = publish(registry.origin, { text: 'text of the third release' }).version;
    await untilCanary(third);
    expect((await registry.operate('rollback', { why: 'it looks wrong' })).status).toBe(200);
    const { waiting, live } = await registry.until((section) => section.waiting !== null);
    expect(waiting).toEqual({ version: third, why: 'blocked: it looks wrong' });
    expect(live).toBe(second);
    expect((await registry.status()).canary).toBeNull();
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
    const answer = await registry.operate(what, fields);
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatch(/\w{3}/);
    expect((await registry.section()).live).toBe(second);
  });

  test('an operation on a section that is not configured is refused', async () => {
    const answer = await registry.operate(
      'freeze',
      { why: 'testing' },
      { token: OPERATOR_TOKEN, section: 'mfe-leads' },
    );
    expect(answer).toEqual({ status: 404, body: { error: 'This registry has no section mfe-leads.' } });
  });
});
