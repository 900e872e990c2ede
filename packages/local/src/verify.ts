import { parseArgs } from 'node:util';
import { affectedSteps } from './verify/affected-steps.ts';
import { runAndTell } from './verify/run-and-tell.ts';
import { BUILD, STEPS, STEPS_BEFORE_CONTAINERS, STEPS_BESIDE_CONTAINERS } from './verify/steps.ts';

// All steps; those with one of some words in their names: npm test -- API registry; those that changes are felt in:
// npm run verify -- --affected; or, for CI, all that npm run e2e:compose does not do: npm test -- --before-containers, and the
// rest while its stories run: npm test -- --beside-containers
const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    affected: { type: 'boolean' },
    'before-containers': { type: 'boolean' },
    'beside-containers': { type: 'boolean' },
  },
});

const withWords = () => {
  const all = options['before-containers'] ? STEPS_BEFORE_CONTAINERS : STEPS;
  const chosen = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    console.error(`No step has a name with ${words.join(' or ')} in it:\n${all.map(({ name }) => name).join('\n')}`);
    process.exit(1);
  }
  return chosen.some((step) => step.needsBuild) && !chosen.includes(BUILD) ? [BUILD, ...chosen] : chosen;
};

if (options['beside-containers']) await runAndTell(STEPS_BESIDE_CONTAINERS, BUILD, 1);
else await runAndTell(options.affected ? affectedSteps() : withWords(), BUILD);
