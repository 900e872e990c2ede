import { affectedSteps } from './verify/affected-steps.ts';
import { runAndTell } from './verify/run-and-tell.ts';
import { BUILD, STEPS } from './verify/steps.ts';

// All steps; those with one of some words in their names: npm test -- API registry; or those that changes are felt in:
// npm run verify -- --affected
const words = process.argv.slice(2);

const withWords = () => {
  const chosen = STEPS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (chosen.length === 0) {
    console.error(`No step has a name with ${words.join(' or ')} in it:\n${STEPS.map(({ name }) => name).join('\n')}`);
    process.exit(1);
  }
  return chosen.some((step) => step.needsBuild) && !chosen.includes(BUILD) ? [BUILD, ...chosen] : chosen;
};

await runAndTell(words.includes('--affected') ? affectedSteps() : withWords(), BUILD);
