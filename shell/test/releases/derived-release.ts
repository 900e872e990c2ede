import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyText, signRelease } from '@sgc/build/sign-release';
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releaseDescriptorSchema, versionedText } from '@sgc/contract/release';

const BASE = join(__dirname, 'mfe-eco/dist/release');

/** The fixture section's key. */
const KEY = generateKeyPairSync('ed25519').privateKey;
export const PUBLIC_KEY = publicKeyText(KEY);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => statSync(join(folder, path)).isFile());

const describe = (
  folder: string,
  content: Omit<ReleaseDescriptor, 'version' | 'builtAt' | 'files'>,
): ReleaseDescriptor => {
  const files = filesBelow(folder)
    .filter((path) => path !== DESCRIPTOR_FILE)
    .sort()
    .map((path) => {
      const bytes = readFileSync(join(folder, path));
      return { path, size: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` };
    });
  const whole = { ...content, files };
  const version = createHash('sha256').update(versionedText(whole)).digest('hex').slice(0, 16);
  return { ...whole, version, builtAt: new Date(0).toISOString() };
};

export interface Derivation {
  /** Stands in the page instead of the fixture's text. */
  readonly text: string;
  /** Changes the server's entry, such as to make it throw. */
  readonly serverEntry?: (code: string) => string;
  /** Changes every file of the server that describes the page. */
  readonly seo?: (code: string) => string;
  /** Changes the server's page chunk. */
  readonly page?: (code: string) => string;
  /** Changes what the descriptor says, and thereby its version. */
  readonly descriptor?: (descriptor: ReleaseDescriptor) => ReleaseDescriptor;
  /** When it says it was built; releases of one test are built one after the other. */
  readonly builtAt?: string;
  /** Signs it in place of the section's key; `null` leaves it unsigned. */
  readonly key?: KeyObject | null;
  /** Changes the descriptor after it was signed. */
  readonly afterSigning?: (descriptor: ReleaseDescriptor) => ReleaseDescriptor;
  /** Changes the folder after it was described, such as to tamper with a file. */
  readonly afterwards?: (folder: string, descriptor: ReleaseDescriptor) => void;
}

const FIXTURE_TEXT = 'text of release 0';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** A built file's hash: the part of its name before the extension. */
const hashIn = (path: string): string => path.split('.').at(-2) ?? '';

const rewrite = (folder: string, path: string, change: (code: string) => string): void => {
  const file = join(folder, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

/** Gives changed client files changed names, as the build would, wherever they are mentioned. */
const renameClientFiles = (folder: string, base: ReleaseDescriptor, chunk: string, text: string): ReleaseDescriptor => {
  const renames = [hashIn(chunk), hashIn(base.clientEntry)].map((hash) => [hash, hashOf(`${hash} ${text}`)] as const);
  const renamed = (content: string): string =>
    renames.reduce((changed, [from, to]) => changed.replaceAll(from, to), content);
  rewrite(folder, base.clientEntry, renamed);
  for (const path of [chunk, base.clientEntry]) renameSync(join(folder, path), join(folder, renamed(path)));
  return JSON.parse(renamed(JSON.stringify(base)));
};

/** The next moment of the tests' own time. */
let builtLast = Date.parse('2026-01-01T00:00:00.000Z');
const nextMoment = (): string => {
  builtLast += 1000;
  return new Date(builtLast).toISOString();
};

const signed = (descriptor: ReleaseDescriptor, { key = KEY, afterSigning = (same) => same }: Derivation) =>
  afterSigning(key === null ? descriptor : signRelease(descriptor, key));

const derive = (folder: string, derivation: Derivation): ReleaseDescriptor => {
  const { text, page, seo, serverEntry, descriptor, builtAt = nextMoment() } = derivation;
  const base = releaseDescriptorSchema.parse(JSON.parse(readFileSync(join(folder, DESCRIPTOR_FILE), 'utf8')));
  for (const path of filesBelow(folder))
    if (/\.(br|gz|json)$/.test(path) && !path.startsWith('server')) rmSync(join(folder, path));

  const holders = filesBelow(folder).filter((path) => readFileSync(join(folder, path), 'utf8').includes(FIXTURE_TEXT));
  for (const path of holders) {
    rewrite(folder, path, (code) => {
      const changed = code.replaceAll(FIXTURE_TEXT, text);
      return path.startsWith('server/') ? (page?.(changed) ?? changed) : changed;
    });
  }
  if (seo !== undefined) {
    const describing = filesBelow(folder).filter((path) => /^server\/.*\.js$/.test(path));
    for (const path of describing) rewrite(folder, path, seo);
  }
  const chunk = holders.find((path) => path.startsWith('client/')) ?? '';
  const renamed = renameClientFiles(folder, base, chunk, text);
  if (serverEntry !== undefined) rewrite(folder, base.serverEntry, serverEntry);
  const described = describe(folder, renamed);
  const changed = descriptor?.(described) ?? described;
  const version = createHash('sha256').update(versionedText(changed)).digest('hex').slice(0, 16);
  return signed({ ...changed, builtAt, version }, derivation);
};

/** Puts a release derived from the fixture into an origin's folder, its descriptor last and at once. */
export const publish = (origin: string, derivation: Derivation): ReleaseDescriptor => {
  const folder = `${origin}.next`;
  rmSync(folder, { recursive: true, force: true });
  cpSync(BASE, folder, { recursive: true });
  const descriptor = derive(folder, derivation);
  derivation.afterwards?.(folder, descriptor);

  rmSync(join(origin, DESCRIPTOR_FILE), { force: true });
  cpSync(folder, origin, { recursive: true });
  writeFileSync(join(origin, `${DESCRIPTOR_FILE}.part`), JSON.stringify(descriptor));
  renameSync(join(origin, `${DESCRIPTOR_FILE}.part`), join(origin, DESCRIPTOR_FILE));
  rmSync(folder, { recursive: true, force: true });
  return descriptor;
};
