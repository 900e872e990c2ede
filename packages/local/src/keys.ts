import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLocalAccess, keyFile } from '@sgc/release/local-access';
import { SECTIONS } from './programs.ts';
import { ROOT } from './root.ts';

/** Keys belong to the checkout whose builds they sign, wherever the site keeps its data. */
export const KEYS = join(ROOT, '.data/keys');

/** The access file of this machine; missing keys and tokens are made. */
export const localAccess = (): string => ensureLocalAccess(KEYS, SECTIONS);

/** Makes a new section's key and token, and has this machine's shell trust them. */
export const admitSection = (section: string): string => ensureLocalAccess(KEYS, [section]);

/** Where the key lies that signs a section's releases here. */
export const signingKeyOf = (section: string): string => keyFile(KEYS, section);

/** The environment in which a program is built: a section's build signs its release. */
export const buildEnvironment = (program: string): NodeJS.ProcessEnv => {
  if (!SECTIONS.includes(program)) return process.env;
  localAccess();
  return { RELEASE_SIGNING_KEY_FILE: signingKeyOf(program), ...process.env };
};

/** A secret that programs of this machine share, such as `shell.token`; made when it is first asked for. */
export const localSecret = (name: string): string => {
  const file = join(KEYS, name);
  if (!existsSync(file)) {
    mkdirSync(KEYS, { recursive: true, mode: 0o700 });
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
};
