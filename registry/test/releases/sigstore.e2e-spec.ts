import { type ReleaseDescriptor, signedText } from '@sgc/release-format';
import { publish } from '@sgc/release-format/test-fixture';
import { ACCESS, RunningRegistry } from '../setup/running-registry.ts';
import { type Identity, SigstoreInstance } from '../setup/sigstore-instance.ts';

const TEAM: Identity = {
  subject: 'https://pipelines.example/eco/release.yml@refs/heads/main',
  issuer: 'https://tokens.pipelines.example',
};

const registry = new RunningRegistry();
let sigstore: SigstoreInstance;
let live: string;

/** The description of a release of the fixture as it would be, so that it can be signed before it is published. */
const released = (text: string, at: string, bundle?: Record<string, unknown>): ReleaseDescriptor =>
  publish(registry.origin, {
    text,
    builtAt: at,
    afterSigning: (descriptor) => (bundle === undefined ? descriptor : { ...descriptor, sigstore: bundle }),
  });

/** The text to sign of a release that was published without a bundle, or is not published at all. */
const textOf = (text: string, at: string): string => {
  let described: ReleaseDescriptor | undefined;
  publish(`${registry.folder}/aside`, {
    text,
    builtAt: at,
    afterSigning: (descriptor) => {
      described = descriptor;
      return descriptor;
    },
  });
  return signedText(described as ReleaseDescriptor);
};

const timeOf = (minute: number): string => new Date(Date.UTC(2026, 0, 2, 0, minute)).toISOString();

beforeAll(async () => {
  sigstore = await SigstoreInstance.start();
  registry.setAccess({
    ...ACCESS,
    sigstoreTrustedRoot: sigstore.trustedRoot,
    sections: {
      ...ACCESS.sections,
      'mfe-eco': {
        tokens: {},
        ...ACCESS.sections['mfe-eco'],
        keys: ACCESS.sections['mfe-eco']?.keys ?? [],
        sigstore: TEAM,
      },
    },
  });
  const text = 'text signed by the team';
  const { version } = released(text, timeOf(0), await sigstore.sign(textOf(text, timeOf(0)), TEAM));
  live = version;
  await registry.start();
  await registry.untilLive(version);
});

afterAll(async () => {
  await registry.remove();
  await sigstore.stop();
});

const REFUSED: readonly {
  name: string;
  bundle: (text: string) => Promise<Record<string, unknown> | undefined>;
  reason: RegExp;
}[] = [
  {
    name: 'the key of its section alone',
    bundle: async () => undefined,
    reason:
      /^it has no Sigstore bundle of https:\/\/pipelines\.example\/\S+, which mfe-eco needs; publish it with --sigstore$/,
  },
  {
    name: "another branch's bundle",
    bundle: (text) => sigstore.sign(text, { ...TEAM, subject: `${TEAM.subject}-of-mine` }),
    reason: /certificate identity error/,
  },
  {
    name: 'a bundle for an address that only looks the same',
    bundle: (text) => sigstore.sign(text, { ...TEAM, subject: TEAM.subject.replace('pipelines.', 'pipelinesX') }),
    reason: /certificate identity error/,
  },
  {
    name: 'a bundle that another provider vouches for',
    bundle: (text) => sigstore.sign(text, { ...TEAM, issuer: 'https://tokens.elsewhere.example' }),
    reason: /invalid certificate extension/,
  },
  {
    name: "another release's bundle",
    bundle: () => sigstore.sign(textOf('text of another release', timeOf(30)), TEAM),
    reason: /its Sigstore bundle is not one of \S+ over what it says/,
  },
  {
    name: "another instance's bundle",
    bundle: async (text) => {
      const other = await SigstoreInstance.start();
      const bundle = await other.sign(text, TEAM);
      await other.stop();
      return bundle;
    },
    reason: /its Sigstore bundle is not one of/,
  },
  {
    name: 'a bundle that is none',
    bundle: async () => ({ mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json' }),
    reason: /its Sigstore bundle is not one of/,
  },
];

test.each(REFUSED.map((one, index) => ({ ...one, at: timeOf(index + 1) })))(
  'a release with $name is refused',
  async ({ name, bundle, reason, at }) => {
    const before = (await registry.section()).refused[0]?.at;
    const text = `text of a release with ${name}`;
    released(text, at, await bundle(textOf(text, at)));
    const section = await registry.until(({ refused }) => refused[0]?.at !== before);
    expect(section.refused[0]).toMatchObject({ check: 'signature', reason: expect.stringMatching(reason) });
    expect(section.live).toBe(live);
  },
);

test('an access file that asks for bundles without a root to check them against is not followed, and the log says so', async () => {
  const section = ACCESS.sections['mfe-eco'];
  registry.setAccess({
    ...ACCESS,
    sections: { 'mfe-eco': { tokens: {}, ...section, keys: section?.keys ?? [], sigstore: TEAM } },
  });
  await registry.eventually(async () => {
    const section = await registry.section();
    return (
      section.live === live &&
      registry.log.includes('mfe-eco needs Sigstore bundles, and there is no sigstoreTrustedRoot')
    );
  });
});
