import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { facadeNames } from '../federated-packages.ts';

/** For tests of sections, which stand in for the shell; a build refuses them. */
const FOR_TESTS = ['QueryClient', 'QueryClientProvider'];

/** What a file of `facades` exports. */
const exportsOf = (file: string): string[] => {
  const source = readFileSync(join(__dirname, '../../facades', file), 'utf8');
  return parseSync(source, { syntax: 'typescript' })
    .body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.specifiers : []))
    .map((specifier) => (specifier.type === 'ExportSpecifier' ? specifier.orig.value : specifier.type))
    .sort();
};

test.each([
  ['react-router-dom', 'router.ts'],
  ['@tanstack/react-query', 'query.ts'],
])('the names that a section may import from %s are what its facade exports', (name, file) => {
  expect(facadeNames(name)).toEqual(exportsOf(file));
});

test('sections see types of the names of react-query that exist, and of the two that tests need', () => {
  expect(exportsOf('query.types.d.ts')).toEqual([...exportsOf('query.ts'), ...FOR_TESTS].sort());
});
