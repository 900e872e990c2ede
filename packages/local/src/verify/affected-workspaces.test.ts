import { affectedWorkspaces, type Workspace } from './affected-workspaces.ts';

const WORKSPACES: readonly Workspace[] = [
  { name: '@sgc/contract', folder: 'packages/contract', needs: ['zod'] },
  { name: '@sgc/ui', folder: 'packages/ui', needs: ['@sgc/contract', 'react'] },
  { name: '@sgc/mfe-eco', folder: 'mfe-eco', needs: ['@sgc/ui'] },
  { name: '@sgc/api', folder: 'api', needs: ['@sgc/contract'] },
  { name: '@sgc/build', folder: 'packages/build', needs: [] },
];

test.each([
  ['a section', ['mfe-eco/src/section.ts'], ['mfe-eco']],
  ['a package that others are made with', ['packages/ui/src/button.tsx'], ['packages/ui', 'mfe-eco']],
  [
    'one that nearly all are made with',
    ['packages/contract/src/index.ts'],
    ['packages/contract', 'packages/ui', 'mfe-eco', 'api'],
  ],
  ['no workspace', ['README.md', 'mfe-ecology/notes.md'], []],
])('a change of %s is checked where it can be felt', (_, files, affected) => {
  expect(affectedWorkspaces(WORKSPACES, files)).toEqual(affected);
});
