import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DESCRIPTOR_FILE, type ReleaseDescriptor } from '@sgc/contract/release';
import { type Derivation, publish } from './derived-release.ts';
import { type RunningShell, SECTION_TOKEN } from './running-shell.ts';

let uploads = 0;

const authorization = `Bearer ${SECTION_TOKEN}`;

/** A release of the fixture that lies nowhere where a shell looks. */
export const aside = (derivation: Derivation): { folder: string; descriptor: ReleaseDescriptor; remove(): void } => {
  const folder = mkdtempSync(join(tmpdir(), 'candidate-'));
  const descriptor = publish(join(folder, 'release'), derivation);
  return { folder: join(folder, 'release'), descriptor, remove: () => rmSync(folder, { recursive: true }) };
};

/** Hands in every file of a release and asks for something to be done with it. */
export const handIn = async (
  shell: Pick<RunningShell, 'address'>,
  derivation: Derivation,
  what: 'check' | 'publish' | 'preview',
  body: object = {},
) => {
  uploads += 1;
  const upload = `upload${String(uploads).padStart(12, '0')}`;
  const { folder, descriptor, remove } = aside(derivation);
  const address = `${shell.address}/ops/sections/mfe-eco/uploads/${upload}`;
  for (const path of [...descriptor.files.map((file) => file.path), DESCRIPTOR_FILE]) {
    const response = await fetch(`${address}/${path}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/octet-stream' },
      body: readFileSync(join(folder, path)),
    });
    if (response.status !== 204) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
  remove();
  const response = await fetch(`${address}/${what}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, version: descriptor.version, body: await response.json() };
};
