import { publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

/** Each takes about a second: PUBLICATIONS=200 shows more of them. */
const RELEASES = Number(process.env.PUBLICATIONS ?? 60);

/** Memory is compared once caches and the heap have found their size. */
const SETTLED_AFTER = Math.ceil(RELEASES / 2);

const registry = new RunningRegistry();

afterAll(() => registry.remove());

test(`${RELEASES} publications: a shell that follows the feed sees each, whole and in order; memory does not grow`, async () => {
  const published: string[] = [];
  const release = (number: number): string => {
    const { version } = publish(registry.origin, { text: `text of release ${number}.` });
    published.push(version);
    return version;
  };
  const first = release(0);
  await registry.start();
  await registry.untilLive(first);

  const seen: string[] = [];
  const faults: string[] = [];
  let done = false;
  const follow = async (): Promise<void> => {
    let etag = '""';
    let revision = 0;
    while (!done) {
      const answer = await registry.asShell('/feed?wait=5', { 'if-none-match': etag });
      if (answer.status === 304) continue;
      if (answer.status !== 200) {
        faults.push(`answered ${answer.status}`);
        continue;
      }
      const { live, kept, sets, revision: next } = JSON.parse(answer.body);
      etag = answer.headers.get('etag') ?? '';
      const version = live['mfe-eco'];
      if (next <= revision) faults.push(`revision ${next} after ${revision}`);
      if (!kept['mfe-eco'].includes(version)) faults.push(`${version} is live and not kept`);
      if (sets.at(-1).versions['mfe-eco'] !== version) faults.push(`${version} is live and no set`);
      if (kept['mfe-eco'].length > 10) faults.push(`${kept['mfe-eco'].length} versions are kept`);
      const { status } = await registry.asShell(`/releases/mfe-eco/${version}`);
      if (status !== 200) faults.push(`the descriptor of ${version} answers ${status}`);
      revision = next;
      if (seen.at(-1) !== version) seen.push(version);
    }
  };
  const following = follow();

  let settledMb = 0;
  try {
    for (let number = 1; number <= RELEASES; number += 1) {
      const version = release(number);
      await registry.eventually(async () => seen.at(-1) === version);
      if (number === SETTLED_AFTER) settledMb = registry.memoryMb;
    }
  } finally {
    done = true;
    await following;
  }

  expect(faults).toEqual([]);
  expect(seen.slice(0, RELEASES + 1)).toEqual(published);
  expect(registry.memoryMb / settledMb).toBeLessThan(1.25);
}, 900_000);
