import { freePort } from '@sgc/local/ports';
import { PROBED_PAGES } from '../../probe/pages.ts';
import { breakShell, bringUp, compose, inspect, mendShell, shellContainers } from '../containers.ts';
import { expect, test } from '../story-fixture.ts';

const VISITORS = 4;

/** Enough for nginx to meet the address of a shell that is gone, again and again. */
const WHILE_PAGES = 150;

/** Opens pages without a pause, several at a time, and counts what is answered. */
class Visitors {
  readonly statuses: Record<string, number> = {};
  readonly #visits: Promise<void>[];
  #stopped = false;

  constructor(address: string) {
    this.#visits = Array.from({ length: VISITORS }, () => this.#visit(address));
  }

  get pages(): number {
    return this.statuses[200] ?? 0;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#visits);
  }

  async #visit(address: string): Promise<void> {
    for (let turn = 0; !this.#stopped; turn += 1) {
      const [path] = PROBED_PAGES[turn % PROBED_PAGES.length] ?? PROBED_PAGES[0];
      const status = await fetch(address + path).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 'failed',
      );
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    }
  }
}

const before = { PORT: process.env.PORT };
const edge: { readonly address: string; shells: readonly string[] } = {
  address: process.env.EDGE_URL ?? '',
  shells: [],
};

test.beforeAll(async () => {
  const first = await freePort();
  process.env.PORT = `${first}-${first + 9}`;
  await compose(['--profile', 'edge', 'up', '--detach', '--wait', '--scale', 'shell=2', 'shell', 'edge']);
  edge.shells = await shellContainers();
  expect(edge.shells).toHaveLength(2);
});

test.afterAll(async () => {
  Object.assign(process.env, before);
  await bringUp({}, '--scale', 'shell=1');
});

const untilHealthy = (container: string) =>
  expect
    .poll(
      async () => {
        const { State } = await inspect<{ State: { Health: { Status: string } } }>('container', container);
        return State.Health.Status;
      },
      { timeout: 60_000 },
    )
    .toBe('healthy');

for (const [name, how] of [
  ['killed', 'killed'],
  ['replaced, as a rolling update does', 'stopped'],
] as const) {
  test(`of two shells behind the proxy one after the other is ${name}: no visitor misses a page`, async () => {
    const visitors = new Visitors(edge.address);
    await expect.poll(() => visitors.pages).toBeGreaterThan(WHILE_PAGES);
    for (const shell of edge.shells) {
      await breakShell(how, shell);
      const pages = visitors.pages;
      await expect.poll(() => visitors.pages).toBeGreaterThan(pages + WHILE_PAGES);
      await mendShell(how, shell);
      await untilHealthy(shell);
    }
    await visitors.stop();
    expect(Object.keys(visitors.statuses)).toEqual(['200']);
  });
}

test('each shell behind the proxy has a cache of its own', async () => {
  const folders = await Promise.all(
    edge.shells.map(async (shell) => {
      const { Mounts } = await inspect<{ Mounts: { Destination: string; Source: string }[] }>('container', shell);
      return Mounts.find(({ Destination }) => Destination === '/data')?.Source;
    }),
  );
  expect(new Set(folders).size).toBe(2);
});
