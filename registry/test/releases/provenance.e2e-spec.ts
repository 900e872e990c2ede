import { generateKeyPairSync } from 'node:crypto';
import { type ReleaseDescriptor, signProvenance } from '@sgc/release-format';
import { BUILD, type Derivation, publish } from '@sgc/release-format/test-fixture';
import { ACCESS, OPERATOR_TOKEN, RunningRegistry } from '../setup/running-registry.ts';

const registry = new RunningRegistry();
const stranger = generateKeyPairSync('ed25519').privateKey;
let good: string;

beforeAll(async () => {
  const section = { tokens: {}, ...ACCESS.sections['mfe-eco'], keys: ACCESS.sections['mfe-eco']?.keys ?? [] };
  registry.setAccess({
    ...ACCESS,
    sections: { ...ACCESS.sections, 'mfe-eco': { ...section, needsProvenance: true } },
  });
  good = await registry.startWith({ text: 'text of the good release' });
});

afterAll(async () => {
  await registry.remove();
});

const ofAnother = (descriptor: ReleaseDescriptor): ReleaseDescriptor => signProvenance(descriptor, BUILD, stranger);

const REFUSED: readonly { name: string; reason: RegExp; derivation: Omit<Derivation, 'text'> }[] = [
  {
    name: 'no provenance where its section needs one',
    reason: /^it has no provenance, which mfe-eco needs; build it with a newer @sgc\/build$/,
    derivation: { provenance: false },
  },
  {
    name: "a stranger's provenance",
    reason: /^its provenance is not signed with the key that signed the release; build and sign the release again$/,
    derivation: { afterSigning: ofAnother },
  },
];

test.each(REFUSED)('a release with $name is refused', async ({ name, reason, derivation }) => {
  const before = (await registry.section()).refused[0]?.at;
  publish(registry.origin, { text: `text of a release with ${name}`, ...derivation });
  const { refused, live } = await registry.until((section) => section.refused[0]?.at !== before);
  expect(refused[0]).toMatchObject({ check: 'provenance', reason: expect.stringMatching(reason) });
  expect(live).toBe(good);
});

test('who built what is live, and from how much, stands in the status and on the operators page', async () => {
  const { provenances } = await registry.section();
  const materials = provenances[good]?.materials;
  expect(provenances[good]).toEqual({ builder: BUILD.builder.id, materials: expect.any(Number) });
  const { body: signIn, headers } = await registry.get('/ops', { authorization: `Bearer ${OPERATOR_TOKEN}` });
  expect(headers.get('content-type')).toContain('text/html');
  expect(signIn).toContain(`Built by <code>${BUILD.builder.id}</code> from ${materials} materials.`);
});
