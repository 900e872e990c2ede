/** The arrows between the rooms. Whatever is not allowed here is an error whose comment names the right door. */
const PROGRAMS = '^(shell|mfe-[a-z0-9-]+|api|e2e)/';
const SECTION = '^mfe-([a-z0-9-]+)/';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circles',
      'Two files that need one another are one thing: merge them, or move what both need.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'contract-needs-only-zod',
      'packages/contract is what everybody agrees on: it may need zod and nothing else.',
      { path: '^packages/contract/src', pathNot: ['\\.test\\.ts$', '^packages/contract/src/settings/'] },
      { pathNot: ['^packages/contract/', '^node_modules/zod/'] },
    ),
    rule(
      'ui-needs-only-react',
      'packages/ui knows no domain, router or API: pass it what it shows.',
      { path: '^packages/ui/src', pathNot: '\\.test\\.tsx?$' },
      { pathNot: ['^packages/ui/', '^node_modules/react(-dom)?/'] },
    ),
    rule(
      'packages-need-no-program',
      'A package is used by programs; packages/local, which starts them, reads their settings and nothing else.',
      { path: '^packages/(contract|ui|build|release|release-format|renderer|illustrations)/' },
      { path: PROGRAMS },
    ),
    rule(
      'sections-do-not-meet',
      'A section reaches another through its contract: fragments and data, placed by the shell.',
      { path: SECTION },
      { path: '^mfe-', pathNot: '^mfe-$1/' },
    ),
    rule(
      'sections-do-not-need-the-shell',
      'What a section gets from the shell comes through its context and the shared packages.',
      { path: SECTION },
      { path: '^(shell|api|e2e)/' },
    ),
    rule(
      'shell-knows-no-section',
      'The shell meets sections at run time only, by their releases.',
      { path: '^shell/' },
      { path: '^(mfe-|api/|e2e/)' },
    ),
    rule(
      'api-needs-only-the-contract',
      'The API shares packages/contract with the browser; drawings are for its seeds.',
      { path: '^api/src' },
      { path: '^(shell|mfe-|e2e|packages/(ui|build|local))' },
    ),
    rule(
      'e2e-knows-only-the-browser',
      'Browser tests see what a visitor sees; addresses and facts come from packages/contract.',
      { path: '^e2e/' },
      { path: '^(shell|mfe-|api|packages/(ui/src|build|illustrations))' },
    ),
    rule(
      'domain-is-pure',
      'A rule is true without React, requests or stores: pass it what it needs.',
      { path: '^mfe-[^/]+/src/domain/', pathNot: '\\.test\\.tsx?$' },
      {
        path: ['^node_modules/(react|zustand|@tanstack)', '^packages/ui', '^mfe-[^/]+/src/(features|pages|fragments)/'],
      },
    ),
    rule(
      'features-do-not-meet',
      'Two features are put together by a page; what both need belongs to the domain.',
      { path: '^mfe-[^/]+/src/features/([^/]+)/' },
      { path: '^mfe-[^/]+/src/features/', pathNot: '^mfe-[^/]+/src/features/$1/' },
    ),
    rule(
      'features-need-no-page',
      'A page puts features together, not the other way round.',
      { path: '^mfe-[^/]+/src/features/' },
      { path: '^mfe-[^/]+/src/(pages|fragments)/' },
    ),
    rule(
      'api-contexts-meet-by-services',
      'Another context is reached through the service that its module exports.',
      { path: '^api/src/(catalog|leads|media)/', pathNot: '^api/src/catalog/inventory/' },
      { path: '^api/src/(catalog|leads|media)/', pathNot: ['^api/src/$1/', '\\.(module|service)\\.ts$'] },
    ),
    rule(
      'nothing-unresolved',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: ['\\?raw$', '\\.md$'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|playwright-report)/|^shell/bench/plain/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
