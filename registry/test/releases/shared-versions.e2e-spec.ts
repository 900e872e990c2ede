import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@sgc/contract/section';
import { CONTRACT_IN_USE } from '@sgc/contract/testing';
import {
  checkContract,
  checkSharedVersions,
  releaseDescriptorSchema,
  shellDescriptorSchema,
} from '@sgc/release-format';
import { checkApiFields, openApiSchema } from '@sgc/release-format/checks';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { writeRecordedRelease } from '@sgc/release-format/testing';
import { ACCESS, RunningRegistry } from '../setup/running-registry.ts';

const TEXT = 'text of a release that was built a while ago';

const read = (path: string): unknown => JSON.parse(readFileSync(join(__dirname, path), 'utf8'));

/** The first version of a version's major, which is what a section was built against some time ago. */
const firstOfMajor = (version: string): string => `${version.split('.')[0]}.0.0`;

/** The versions that the section's container asks the shell for. */
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

/** The major version before that of a package. */
const majorBefore = (version: string): string => `${Number(version.split('.')[0]) - 1}.0.0`;

const IS_REACT = /^react(-dom|\/jsx-runtime)?$/;

/** The fixture as it would be, had it been built against the React before and tried with the one of now. */
const BUILT_FOR_THE_REACT_BEFORE: Derivation = {
  text: 'text of a release for two majors of React',
  serverEntry: (code) => {
    const asked = /(shareKey: "react[^"]*".*?requiredVersion: ")\^(\d+\.\d+\.\d+)"/g;
    expect(code.match(asked)).not.toBeNull();
    return code.replace(asked, (_, before, now) => `${before}^${majorBefore(now)} || ^${firstOfMajor(now)}"`);
  },
  descriptor: (descriptor) => {
    const reacts = Object.entries(descriptor.shared).filter(([name]) => IS_REACT.test(name));
    return {
      ...descriptor,
      shared: { ...descriptor.shared, ...Object.fromEntries(reacts.map(([name, now]) => [name, majorBefore(now)])) },
      alsoRunsOn: Object.fromEntries(reacts.map(([name, now]) => [name, [Number(now.split('.')[0])]])),
    };
  },
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

test('a section that was built against the React before goes live if it says that it runs on this one, and else is told what to do', async () => {
  const running = new RunningRegistry();
  try {
    const silent: Derivation = {
      ...BUILT_FOR_THE_REACT_BEFORE,
      text: 'text of a release for one major of React',
      descriptor: ({ alsoRunsOn: _, ...descriptor }) => ({
        ...descriptor,
        shared: { ...descriptor.shared, react: majorBefore(descriptor.shared.react ?? '') },
      }),
    };
    const { version: bad } = publish(running.origin, silent);
    await running.start();
    const { refused } = await running.until((section) => section.refused.length > 0);
    expect(refused).toMatchObject([
      {
        version: bad,
        check: 'shared-versions',
        reason: expect.stringMatching(/: build it against what the shell provides$/),
      },
    ]);
    const { version } = publish(running.origin, BUILT_FOR_THE_REACT_BEFORE);
    await running.untilLive(version);
  } finally {
    await running.remove();
  }
});

test('a release that was recorded for the contract before passes the gate and goes live', async () => {
  const running = new RunningRegistry();
  try {
    running.setAccess({ ...ACCESS, sections: { 'mfe-eco': { keys: [], tokens: {}, unsigned: true } } });
    const { version, contract } = writeRecordedRelease(running.origin);
    await running.start();
    await running.untilLive(version);
    expect(contract).toBe(CONTRACT_VERSION - 1);
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

const builtRelease = (section: string) =>
  releaseDescriptorSchema.parse(read(`../../../${section}/dist/release/release.json`));

// The API's own tests hold it to this document to the letter.
test.each(['mfe-catalog', 'mfe-leads'])(
  'the fields that %s asks of the API are known to the API of the contract in use',
  (name) => {
    const { api = [] } = builtRelease(name);
    expect(api).not.toEqual([]);
    expect(() => checkApiFields(api, openApiSchema.parse(CONTRACT_IN_USE.document))).not.toThrow();
  },
);

test('a field of the contact form that the API in use does not have is named', () => {
  const api = (builtRelease('mfe-leads').api ?? []).map((request) =>
    request.path === '/api/contact' ? { ...request, sends: [...request.sends, 'budget'] } : request,
  );
  expect(() => checkApiFields(api, openApiSchema.parse(CONTRACT_IN_USE.document))).toThrow(
    'it sends budget to POST /api/contact, which the API of this site does not know: deploy the API first',
  );
});
