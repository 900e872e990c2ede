import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkContract,
  checkSharedVersions,
  releaseDescriptorSchema,
  shellDescriptorSchema,
} from '@sgc/release-format';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { RunningRegistry } from '../setup/running-registry.ts';

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

test('a section that was built against earlier versions of what is shared goes live, and stays so after a restart', async () => {
  const running = new RunningRegistry();
  try {
    const { version } = publish(running.origin, BUILT_A_WHILE_AGO);
    await running.start();
    await running.untilLive(version);
    await running.stop();
    await running.start();
    const { live, refused } = await running.section();
    expect({ live, refused }).toEqual({ live: version, refused: [] });
  } finally {
    await running.remove();
  }
});

// A shell that could not take the sections that are live would show nothing of them until every team has built anew.
test('this shell takes a release of the version in use', () => {
  const shell = shellDescriptorSchema.parse(read('../../../shell/dist/shell.json'));
  const release = releaseDescriptorSchema.parse(read('../../../packages/release-format/recorded/release.json'));
  expect(() => checkContract(release, shell)).not.toThrow();
  expect(() => checkSharedVersions(release, shell)).not.toThrow();
});
