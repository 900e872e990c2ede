import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { DESCRIPTOR_FILE, type ReleaseDescriptor, releaseDescriptorSchema } from '@sgc/release-format';
import { Failure } from '../failure.ts';

/** A built release and where it lies. */
export interface BuiltRelease {
  readonly folder: string;
  readonly descriptor: ReleaseDescriptor;
}

/** The folder of a section: this one, or the one of its name in this one. */
export const sectionFolder = (section: string): string => {
  const here = process.cwd();
  const folder = basename(here) === section ? here : resolve(here, section);
  if (!existsSync(join(folder, 'rsbuild.config.ts'))) {
    throw new Failure(`There is no section ${section} here. Run this in its folder, or in the one above.`);
  }
  return folder;
};

/** Reads a release that was built. */
export const readRelease = async (folder: string): Promise<BuiltRelease> => {
  const text = await readFile(join(folder, DESCRIPTOR_FILE), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Failure(`${folder} holds no ${DESCRIPTOR_FILE}: nothing was built there.`);
  return { folder, descriptor: releaseDescriptorSchema.parse(JSON.parse(text)) };
};

/** Where a section is built before it is published: no shell looks there. */
const CANDIDATE = 'dist/candidate';

/** The setting of a build's private key: its text, or the file that holds it. */
export type SigningKey = { readonly RELEASE_SIGNING_KEY: string } | { readonly RELEASE_SIGNING_KEY_FILE: string };

/** Builds and signs a section, apart from the builds that a shell on this machine may show. */
export const buildSection = async (section: string, key: SigningKey): Promise<BuiltRelease> => {
  const cwd = sectionFolder(section);
  const rsbuild = join(
    dirname(createRequire(join(cwd, 'package.json')).resolve('@rsbuild/core/package.json')),
    'bin/rsbuild.js',
  );
  const build = spawn(process.execPath, [rsbuild, 'build', '--log-level', 'error'], {
    cwd,
    env: { ...process.env, NODE_OPTIONS: '', ...key, RELEASE_FOLDER: CANDIDATE, BUILD_MODE: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Failure(`${section} could not be built.`);
  return readRelease(join(cwd, CANDIDATE));
};
