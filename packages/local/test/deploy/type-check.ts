import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../src/root.ts';
import type { Manifest } from './manifests.ts';

const FILE = join(ROOT, 'packages/local/test/deploy/manifests.generated.ts');

const sourceOf = (manifests: readonly Manifest[]): string =>
  manifests
    .map(
      ({ apiVersion, kind, content }, index) =>
        `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\n` +
        `export const m${index}: T${index} = ${JSON.stringify(content)};\n`,
    )
    .join('');

/**
 * Holds manifests against the types of the cluster's own API description, by the compiler: a key that there is not, one that
 * is missing and a value of the wrong kind are errors.
 */
export const typeErrors = (manifests: readonly Manifest[]): readonly string[] => {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(name, sourceOf(manifests), version) : read(name, version);
  const exists = host.fileExists.bind(host);
  host.fileExists = (name) => name === FILE || exists(name);
  const program = ts.createProgram([FILE], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
};
