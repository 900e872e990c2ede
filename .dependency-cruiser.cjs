/**
 * Dependency rules, made from dependency-rules.json: it lists what each package and each folder of a program may import, and
 * everything else is an error. They are written as `forbidden` with exceptions because `allowed` has no message; what the
 * list does not know at all is caught by `allowed`.
 */
const { folders, packages } = require('./dependency-rules.json');

const CODE = '^(packages|shell|registry|mfe-[a-z0-9-]+|api|e2e)/';
/** What ships: the rest of a package is tests, benchmarks, scripts and settings of tools. */
const SHIPPED = '(src|server|render)/';
const TEST = '(\\.test\\.tsx?|\\.fixture\\.ts)$';

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

const escaped = (path) => path.replaceAll('.', '\\.');

/** A package's own folder, seen from one of its files: of several sections only the one that imports. */
const own = (folder) => `^${folder.replace(/\(.*\)/, '$1')}/`;

/** A package by its name, or a path within one. */
const target = (name) => {
  const known = packages.find((one) => one.name === name);
  return known === undefined ? `^${escaped(name)}(/|$)` : `^${known.folder}/`;
};

const packageRules = packages.flatMap(({ name, folder, needs, npm, tests, instead }) => {
  const reach = [own(folder), ...needs.map(target)];
  const list = needs.length === 0 ? 'no other package' : needs.join(', ');
  const shipped = { path: `^${folder}/${SHIPPED}`, pathNot: TEST };
  return [
    rule(`${name}-may-need`, `${name} may need ${list}. ${instead}`, shipped, { path: CODE, pathNot: reach }),
    rule(
      `${name}-tests-may-need`,
      `Tests and tools of ${name} may need ${[...needs, ...tests].join(', ')}. ${instead}`,
      { path: `^${folder}/` },
      { path: CODE, pathNot: [...reach, ...tests.map(target)] },
    ),
    ...(npm === undefined
      ? []
      : [
          rule(`${name}-needs-of-npm`, `${name} may need of npm: ${npm.join(', ') || 'nothing'}. ${instead}`, shipped, {
            path: '^node_modules/',
            pathNot: npm.map((one) => `^node_modules/${one}/`),
          }),
        ]),
  ];
});

/** A folder or file of a program, without those below it that stand in a layer of their own. */
const node = (program, path, all) => {
  const apart = all
    .filter((other) => other.startsWith(`${path}/`))
    .map((other) => escaped(other.slice(path.length + 1)));
  const without = apart.length === 0 ? '' : `(?!${apart.join('|')})`;
  return `^${program}/${escaped(path)}${/\.\w+$/.test(path) ? '$' : `/${without}`}`;
};

const folderRules = folders.flatMap(({ program, layers }) => {
  const all = layers.flat();
  const inside = own(program);
  return layers.flatMap((layer, depth) =>
    layer.map((path) => {
      const below = layers.slice(depth + 1).flat();
      return rule(
        `${program.replace(/\(.*\)/, '*')}-${path}`,
        `${path} may import what lies below it: ${below.join(', ') || 'nothing'}. Move what both need down, or pass it in.`,
        { path: node(program, path, all), pathNot: TEST },
        { path: inside, pathNot: [path, ...below].map((one) => node(program, one, all).replace(/\(\[.*?\)/, '$1')) },
      );
    }),
  );
});

/** Folders whose files have to stand in a layer. */
const layered = folders.map(({ program }) => `^${program}/${/\/src$/.test(program) ? '' : SHIPPED}`);

const FEATURES = '^mfe-[^/]+/src/features/';

module.exports = {
  forbidden: [
    ...packageRules,
    ...folderRules,
    rule(
      'no-circles',
      'Two files that need one another are one thing: merge them, or move what both need. Types count.',
      {},
      { circular: true },
    ),
    rule(
      'features-do-not-meet',
      'Two features are put together by a page; what both need belongs to the domain.',
      { path: `${FEATURES}([^/]+)/` },
      { path: FEATURES, pathNot: `${FEATURES}$1/` },
    ),
    rule(
      'domain-is-pure',
      'A rule is true without React, requests or stores: pass it what it needs.',
      { path: '^mfe-[^/]+/src/domain/', pathNot: TEST },
      { path: ['^node_modules/(react|zustand|@tanstack)', '^packages/ui/'] },
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
      // A file of a package that its `exports` do not let through: TypeScript finds it by the paths of sections.
      { couldNotResolve: true, pathNot: ['\\?raw$', '\\.md$', '^@tanstack/react-query/build/'] },
    ),
  ],
  // Every file stands in the list: in a package, and in a layer where its program has them.
  allowed: [
    // A package that is linked from another checkout is held to that one's list.
    { from: { path: '^\\.\\./' }, to: {} },
    { from: { path: packages.map(({ folder }) => `^${folder}/`), pathNot: layered }, to: {} },
    {
      from: { path: folders.flatMap(({ program, layers }) => layers.flat().map((one) => node(program, one, []))) },
      to: {},
    },
    { from: { path: TEST }, to: {} },
  ],
  allowedSeverity: 'error',
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
