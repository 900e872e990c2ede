import { createHash } from 'node:crypto';
import {
  type ReleaseDescriptor,
  releaseDescriptorSchema,
  type ShellDescriptor,
  versionedText,
} from '@sgc/contract/release';
import satisfies from 'semver/functions/satisfies.js';
import * as z from 'zod/mini';
import { isGranted } from '../routing/address-grants.ts';
import { Refusal } from './refusal.ts';
import type { StoredRelease } from './release-set.ts';

/** All files of a release together; a section of a website is smaller. */
const RELEASE_LIMIT_BYTES = 64_000_000;

/**
 * Reads the text of a descriptor and checks what can be checked without its files.
 * @throws Refusal
 */
export const parseDescriptor = (section: string, text: string): ReleaseDescriptor => {
  const descriptor = parsedDescriptor(text);
  if (descriptor.section !== section) {
    throw new Refusal('section', `it describes ${descriptor.section}, but this is the place of ${section}`);
  }
  const version = createHash('sha256').update(versionedText(descriptor)).digest('hex').slice(0, 16);
  if (version !== descriptor.version) {
    throw new Refusal('version', `it calls itself ${descriptor.version}, but its content is ${version}`);
  }
  checkFileList(descriptor);
  return descriptor;
};

const parsedDescriptor = (text: string): ReleaseDescriptor => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Refusal('descriptor', `it is not JSON: ${(error as Error).message}`);
  }
  const parsed = releaseDescriptorSchema.safeParse(json);
  if (!parsed.success) throw new Refusal('descriptor', z.prettifyError(parsed.error));
  return parsed.data;
};

const checkFileList = ({ files, clientEntry, serverEntry, pages, fragments }: ReleaseDescriptor): void => {
  const names = new Set<string>();
  for (const { path } of files) {
    const name = path.toLowerCase();
    if (names.has(name))
      throw new Refusal('files', `${path} is listed twice, or differs from another file by case only`);
    names.add(name);
  }
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > RELEASE_LIMIT_BYTES)
    throw new Refusal('files', `its files have ${size} bytes, more than ${RELEASE_LIMIT_BYTES}`);

  const listed = new Set(files.map(({ path }) => path));
  const parts = [...pages.map((page) => page.files), ...Object.values(fragments)];
  const client = [
    clientEntry,
    ...parts.flatMap(({ scripts, lazyScripts, styles }) => [...scripts, ...lazyScripts, ...styles]),
  ];
  for (const path of [serverEntry, ...client]) {
    if (!listed.has(path)) throw new Refusal('files', `${path} is needed, but is not in the list of files`);
  }
  const misplaced = client.find((path) => !path.startsWith('client/'));
  if (misplaced !== undefined) throw new Refusal('files', `${misplaced} is for browsers, but does not lie in client/`);
};

/**
 * Checks a release against the shell that would run it.
 * @throws Refusal
 */
export const checkAgainstShell = (descriptor: ReleaseDescriptor, shell: ShellDescriptor): void => {
  if (descriptor.contract !== shell.contract) {
    throw new Refusal(
      'contract',
      `it was built for contract ${descriptor.contract}, this shell speaks contract ${shell.contract}`,
    );
  }
  for (const [name, version] of Object.entries(descriptor.shared)) {
    const provided = shell.shared[name];
    // What is right on paper is still tried: a later version that breaks a page is found when its pages are rendered.
    if (provided === undefined || !satisfies(provided, `^${version}`)) {
      throw new Refusal(
        'shared versions',
        `it was built against ${name} ${version} and runs on that or a later one of its major version, ` +
          `this shell provides ${provided ?? 'none'}`,
      );
    }
  }
  for (const path of descriptor.pages.flatMap((page) => page.paths)) {
    if (!isGranted(descriptor.section, path)) {
      throw new Refusal('addresses', `it claims ${path}, which is not granted to ${descriptor.section}`);
    }
  }
};

/**
 * Checks that no two sections of a set show the same address.
 * @throws Refusal
 */
export const checkCollisions = (candidate: ReleaseDescriptor, others: readonly StoredRelease[]): void => {
  const owner = new Map(
    others
      .filter(({ descriptor }) => descriptor.section !== candidate.section)
      .flatMap(({ descriptor }) =>
        descriptor.pages.flatMap((page) => page.paths.map((path) => [path, descriptor.section] as const)),
      ),
  );
  const own = new Set<string>();
  for (const path of candidate.pages.flatMap((page) => page.paths)) {
    const other = owner.get(path) ?? (own.has(path) ? candidate.section : undefined);
    if (other !== undefined) throw new Refusal('addresses', `${path} is already a page of ${other}`);
    own.add(path);
  }
};
