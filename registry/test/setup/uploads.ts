import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleaseDescriptor } from '@sgc/release-format';
import { type Derivation, publish } from '@sgc/release-format/test-fixture';
import { OPERATOR_TOKEN, type RunningRegistry, SECTION_TOKEN } from './running-registry.ts';

const SECTION = 'mfe-eco';

/** The fixture's section asks with its own token, others as operators. */
const authorizationFor = (section: string): string => `Bearer ${section === SECTION ? SECTION_TOKEN : OPERATOR_TOKEN}`;

const releasesOf = (section: string): string => `/ops/sections/${section}/releases`;

/** A release of the fixture that lies nowhere where a registry looks. */
export interface Candidate {
  readonly folder: string;
  readonly descriptor: ReleaseDescriptor;
  remove(): void;
}

export const candidate = (derivation: Derivation): Candidate => {
  const parent = mkdtempSync(join(tmpdir(), 'candidate-'));
  const folder = join(parent, 'release');
  const descriptor = publish(folder, derivation);
  return { folder, descriptor, remove: () => rmSync(parent, { recursive: true }) };
};

/** Says which release comes. @returns the answer, with the paths of the files that are still to be sent. */
export const announce = async (registry: RunningRegistry, descriptor: ReleaseDescriptor) => {
  const authorization = authorizationFor(descriptor.section);
  const { status, body } = await registry.post(releasesOf(descriptor.section), descriptor, { authorization });
  return { status, body: JSON.parse(body) as { missing?: string[]; check?: string; error?: string } };
};

/** Sends one file of an announced release. */
export const sendFile = (
  registry: RunningRegistry,
  version: string,
  path: string,
  bytes: Uint8Array,
  section = SECTION,
): Promise<Response> =>
  fetch(`${registry.address}${releasesOf(section)}/${version}/files/${path}`, {
    method: 'PUT',
    headers: { authorization: authorizationFor(section), 'content-type': 'application/octet-stream' },
    body: Buffer.from(bytes),
  });

/** Asks that something be done with an uploaded release of the fixture's section. */
export const use = async (
  registry: RunningRegistry,
  version: string,
  what: 'check' | 'publish' | 'preview',
  body: object = {},
) => {
  const authorization = authorizationFor(SECTION);
  const answer = await registry.post(`${releasesOf(SECTION)}/${version}/${what}`, body, { authorization });
  return { status: answer.status, version, body: JSON.parse(answer.body) };
};

/** Uploads what is missing of a release; `refused` is what was said if it was not taken. */
export const send = async (
  registry: RunningRegistry,
  derivation: Derivation,
): Promise<{ version: string; refused?: { status: number; body: Record<string, unknown> } }> => {
  const { folder, descriptor, remove } = candidate(derivation);
  try {
    const { version } = descriptor;
    const { status, body } = await announce(registry, descriptor);
    if (status !== 200) return { version, refused: { status, body } };
    for (const path of body.missing ?? []) {
      const response = await sendFile(registry, version, path, readFileSync(join(folder, path)), descriptor.section);
      if (response.status !== 204) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    }
    return { version };
  } finally {
    remove();
  }
};

/** Uploads what is missing of a release and asks for something to be done with it. */
export const upload = async (
  registry: RunningRegistry,
  derivation: Derivation,
  what: 'check' | 'publish' | 'preview',
  body: object = {},
) => {
  const { version, refused } = await send(registry, derivation);
  return refused === undefined ? use(registry, version, what, body) : { version, ...refused };
};
