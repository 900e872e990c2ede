import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../src/root.ts';

const FOLDER = join(ROOT, 'deploy/kubernetes');

/** One object of the cluster, as the manifests describe it. */
export interface Manifest {
  readonly file: string;
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly content: Readonly<Record<string, unknown>>;
}

/** Every object of every file; a key that stands twice is an error. */
export const readManifests = (): readonly Manifest[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) =>
      parseAllDocuments(readFileSync(join(FOLDER, file), 'utf8'), { uniqueKeys: true, merge: false }).map(
        (document) => {
          if ('errors' in document && document.errors.length > 0) throw document.errors[0];
          const content = document.toJS();
          return { file, apiVersion: content.apiVersion, kind: content.kind, metadata: content.metadata, content };
        },
      ),
    );
