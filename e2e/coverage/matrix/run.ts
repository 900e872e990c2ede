import { readMatrices } from './recorded-matrices.ts';
import { markdownTables } from './tables.ts';

// npm run --silent matrix -- <results.json…>: which pages no test had open at a width, in a state or during a fault.
const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name results that Playwright wrote as JSON: npm run matrix -- e2e/test-results/compose/suite.json');
  process.exitCode = 2;
} else {
  try {
    console.log(markdownTables(await readMatrices(files)));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
