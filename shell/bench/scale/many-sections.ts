import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  DESCRIPTOR_FILE,
  integrityOf,
  type ReleaseFile,
  releaseDescriptorSchema,
  type StoredRelease,
} from '@sgc/release-format';
import { SAMPLE } from './sample-section.ts';

/** Name of the section of a number, as long as that of the sample. */
export const nameOf = (number: number): string => `mfe-s${String(number).padStart(3, '0')}`;

const isText = (path: string): boolean => /\.(js|css|json)$/.test(path);

/** A file as it is now, if it was copied: pictures and compressed files are nobody's business here. */
const describedAnew =
  (directory: string) =>
  (file: ReleaseFile): ReleaseFile => {
    if (!isText(file.path)) return file;
    const content = readFileSync(join(directory, file.path));
    return { ...file, size: content.byteLength, integrity: integrityOf(content) };
  };

/** Copies of a release under names of their own, as if so many teams had built them. */
export const copyRelease = (release: string, folder: string, count: number): StoredRelease[] => {
  const files = readdirSync(release, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(release.length + 1));
  return Array.from({ length: count }, (_, number) => {
    const name = nameOf(number);
    const directory = join(folder, name);
    const renamed = (text: string): string =>
      text.replaceAll(SAMPLE, name).replaceAll(SAMPLE.replace('-', '_'), name.replace('-', '_'));
    for (const file of files) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), renamed(readFileSync(join(release, file), 'utf8')));
    }
    const descriptor = releaseDescriptorSchema.parse(
      JSON.parse(readFileSync(join(directory, DESCRIPTOR_FILE), 'utf8')),
    );
    return { descriptor: { ...descriptor, files: descriptor.files.map(describedAnew(directory)) }, directory };
  });
};
