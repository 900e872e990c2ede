import { CONTRACT_VERSION } from '@sgc/contract/section';
import { isStorable } from '@sgc/contract/stored-text';
import * as z from 'zod/mini';
import {
  allFiles,
  type ClientFiles,
  mapOf,
  type ReleaseDescriptor,
  releaseDescriptorSchema,
} from './descriptor.schema.ts';
import { Refusal } from './refusal.ts';
import { versionOf } from './version.ts';

/** All files of a release together; a section of a website is smaller. */
const RELEASE_LIMIT_BYTES = 64_000_000;

/**
 * Reads the text of a descriptor and makes the checks that need no files.
 * @throws Refusal
 */
export const parseDescriptor = (section: string, text: string): ReleaseDescriptor => {
  const descriptor = parsedDescriptor(text);
  if (descriptor.section !== section) {
    throw new Refusal('section', `it describes ${descriptor.section}, but this is the place of ${section}`);
  }
  const version = versionOf(descriptor);
  if (version !== descriptor.version) {
    const { contract } = descriptor;
    if (contract > CONTRACT_VERSION) {
      // What a later contract adds is part of the digest, and unknown here.
      throw new Refusal(
        'contract',
        `it was built for contract ${contract}, and programs of contract ${CONTRACT_VERSION} cannot read it: deploy later ones first`,
      );
    }
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
  checkTexts(parsed.data);
  return parsed.data;
};

/** JSON can hold texts that cannot be stored. */
const checkTexts = (descriptor: ReleaseDescriptor): void => {
  JSON.stringify(descriptor, (name, value: unknown) => {
    for (const text of [name, value]) {
      if (typeof text !== 'string' || isStorable(text)) continue;
      throw new Refusal(
        'descriptor',
        `a text has characters that cannot be stored: ${JSON.stringify(text).slice(0, 200)}`,
      );
    }
    return value;
  });
};

const hasScripts = ({ scripts, lazyScripts }: ClientFiles): boolean => scripts.length + lazyScripts.length > 0;

const checkFileList = (descriptor: ReleaseDescriptor): void => {
  const { files, maps = [], clientEntry, serverEntry, pages, fragments } = descriptor;
  const names = new Set<string>();
  for (const { path } of allFiles(descriptor)) {
    const name = path.toLowerCase();
    if (names.has(name))
      throw new Refusal('files', `${path} is listed twice, or differs from another file by case only`);
    names.add(name);
  }
  const size = allFiles(descriptor).reduce((sum, file) => sum + file.size, 0);
  if (size > RELEASE_LIMIT_BYTES)
    throw new Refusal('files', `its files have ${size} bytes, more than ${RELEASE_LIMIT_BYTES}`);

  const talkative = pages.find((page) => page.program === 'none' && hasScripts(page.files));
  if (talkative !== undefined) {
    throw new Refusal('files', `its page ${talkative.id} says that it has no program, and lists scripts`);
  }

  const listed = new Set(files.map(({ path }) => path));
  const parts = [...pages.map((page) => page.files), ...Object.values(fragments)];
  const client = [
    clientEntry,
    ...parts.flatMap(({ scripts, lazyScripts, styles }) => [...scripts, ...lazyScripts, ...styles]),
  ];
  for (const path of [serverEntry, ...client]) {
    if (!listed.has(path)) throw new Refusal('files', `${path} is needed, but is not in the list of files`);
  }
  const mapped = new Set(files.map(({ path }) => mapOf(path)));
  const stray = maps.find(({ path }) => !mapped.has(path));
  if (stray !== undefined) throw new Refusal('files', `${stray.path} is the source map of no file`);
  const misplaced = client.find((path) => !path.startsWith('client/'));
  if (misplaced !== undefined) throw new Refusal('files', `${misplaced} is for browsers, but does not lie in client/`);
};
