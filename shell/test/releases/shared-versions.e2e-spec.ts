import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseDescriptorSchema, shellDescriptorSchema } from '@sgc/contract/release';
import { checkAgainstShell } from '../../server/releases/checks.ts';
import { type Derivation, publish } from './derived-release.ts';
import { RunningShell } from './running-shell.ts';

const PAGE = '/eco-impact';
const TEXT = 'text of a release that was built a while ago';

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), 'utf8'));

/** The first version of a version's major, which is what a section was built against some time ago. */
const firstOfMajor = (version: string): string => `${version.split('.')[0]}.0.0`;

/** What the section's container asks the shell for. */
const ASKED_FOR = /(?<=requiredVersion: "\^)\d+\.\d+\.\d+(?=")/g;

/** The fixture as it would be, had it been built against the first versions of what is shared. */
const BUILT_A_WHILE_AGO: Derivation = {
  text: TEXT,
  serverEntry: (code) => {
    expect(code.match(ASKED_FOR)).not.toBeNull();
    return code.replace(ASKED_FOR, firstOfMajor);
  },
  descriptor: (descriptor) => ({
    ...descriptor,
    shared: Object.fromEntries(
      Object.entries(descriptor.shared).map(([name, version]) => [name, firstOfMajor(version)]),
    ),
  }),
};

test('a section that was built against earlier versions of what is shared is shown, after a restart too', async () => {
  const running = new RunningShell();
  try {
    const { version } = publish(running.origin, BUILT_A_WHILE_AGO);
    await running.start();
    await running.until(({ live }) => live === version);
    expect((await running.get(PAGE)).body).toContain(TEXT);
    await running.stop();
    await running.start();
    expect((await running.get(PAGE)).body).toContain(TEXT);
    expect((await running.section()).refused).toEqual([]);
  } finally {
    await running.stop();
    running.remove();
  }
});

// A shell that could not take the sections that are live would show nothing of them until every team has built anew.
test('this shell takes a release of the version in use', () => {
  const shell = shellDescriptorSchema.parse(read('../../dist/shell.json'));
  const release = releaseDescriptorSchema.parse(read('../../../packages/contract/recorded/release.json'));
  expect(() => checkAgainstShell(release, shell)).not.toThrow();
});
