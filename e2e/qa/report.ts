import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import escapeHtml from 'escape-html';
import { ROOT } from '../compose/containers.ts';
import { readMatrices } from '../coverage/matrix/recorded-matrices.ts';
import { htmlTables } from '../coverage/matrix/tables.ts';
import { type Findings, problems, readFindings } from './probing.ts';
import { FOLDER, readRun } from './run.ts';
import { restarts } from './site.ts';
import { readTestResults, type TestResult } from './test-results.ts';
import { readTimeline } from './timeline.ts';

/** Where the suite's results go. */
export const SUITE_RESULTS = join(FOLDER, 'suite.json');

/** Specs that try what people with a disability need. */
const ACCESSIBILITY = /accessib|axe|contrast|focus|forced|keyboard|large-text|targets|zoom/;

const STYLE = `
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
  table { border-collapse: collapse; } th, td { padding: .25rem .75rem .25rem 0; text-align: start; vertical-align: top; }
  td:first-child { white-space: nowrap; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border-inline-start: 3px solid; padding-inline-start: 1rem; }
  .wide { overflow-x: auto; }
  img { max-width: 100%; border: 1px solid; }`;

/** An ISO moment, to the second. */
const moment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

const table = (rows: readonly (readonly string[])[]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`).join('\n')}</table>`;

const picture = async (file: string): Promise<string> => {
  const bytes = await readFile(file).catch(() => undefined);
  return bytes === undefined ? '' : `<p><img alt="" src="data:image/png;base64,${bytes.toString('base64')}"></p>`;
};

const link = (file: string): string =>
  `<a href="${escapeHtml(pathToFileURL(file).href)}">${escapeHtml(relative(ROOT, file))}</a>`;

const failure = async ({ file, title, message, picture: seen, trace }: TestResult): Promise<string> => `
<h3>${escapeHtml(`${file}: ${title}`)}</h3>
<pre>${escapeHtml(message)}</pre>
${seen === undefined ? '' : await picture(seen)}
${trace === undefined ? '' : `<p>Trace: ${link(trace)}</p>`}`;

const suite = async (results: readonly TestResult[] | undefined): Promise<string> => {
  if (results === undefined) return '<p>It has not run: <code>npm run qa -- suite</code>.</p>';
  const failed = results.filter(({ ok }) => !ok);
  return [
    `<p>${results.length - failed.length} of ${results.length} tests passed.</p>`,
    ...(await Promise.all(failed.map(failure))),
  ].join('\n');
};

const accessibility = (results: readonly TestResult[] = []): string => {
  const files = new Set(results.map(({ file }) => file).filter((file) => ACCESSIBILITY.test(file)));
  return table(
    [...files].map((file) => {
      const tests = results.filter((result) => result.file === file);
      return [file, `${tests.filter(({ ok }) => ok).length} of ${tests.length} passed`];
    }),
  );
};

const probe = (findings: Findings | undefined): string => {
  if (findings === undefined) return '<p>None has run: <code>npm run qa -- probe</code>.</p>';
  const wrong = problems(findings);
  const tally = (name: string, { statuses, worstMs }: Findings['pages']) => [
    name,
    Object.entries(statuses)
      .map(([status, count]) => `${status}: ${count}`)
      .join(', '),
    `worst ${worstMs} ms`,
  ];
  return `<p>${escapeHtml(`${moment(findings.at)}, ${findings.seconds} s. ${findings.faults.length > 0 ? `Faults: ${findings.faults.join(', ')}. ` : ''}${findings.acknowledged} messages acknowledged.`)}</p>
${table([tally('Pages', findings.pages), tally('Reads', findings.reads), tally('Messages', findings.messages)])}
<p>${escapeHtml(wrong.length > 0 ? wrong.join('; ') : 'All that was promised is there.')}</p>`;
};

const VISUAL_RESULTS = join(ROOT, 'e2e/test-results/visual');

const visualDifferences = async (): Promise<string> => {
  const files = await readdir(VISUAL_RESULTS, { recursive: true }).catch(() => undefined);
  if (files === undefined) return '<p>It has not run: <code>npm run e2e:visual</code>.</p>';
  const different = files.filter((file) => file.endsWith('-diff.png'));
  const shown = different.map(
    async (file) => `<h3>${escapeHtml(file)}</h3>${await picture(join(VISUAL_RESULTS, file))}`,
  );
  return different.length > 0 ? (await Promise.all(shown)).join('\n') : '<p>None.</p>';
};

/** Which pages no test had open, of the suite's results and of others; a site is pulled without what is built here, and has none then. */
const untried = async (results: readonly string[]): Promise<string> => {
  if (results.length === 0) return '<p>No test has run.</p>';
  return readMatrices(results).then(htmlTables, (error: Error) => `<p>${escapeHtml(error.message)}</p>`);
};

/**
 * Writes one page of what was done to the site, what visitors met and what tests said.
 * @param others results of other runs that Playwright wrote as JSON, for what was tried.
 * @returns where it is.
 */
export const writeReport = async (others: readonly string[] = []): Promise<string> => {
  const { shells, edge, clockShiftMs } = await readRun();
  const results = await readTestResults(SUITE_RESULTS);
  const file = join(FOLDER, 'report.html');
  await writeFile(
    file,
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Report of the site under test</title>
<style>${STYLE}</style>
<h1>Report of the site under test</h1>
<p>${escapeHtml(`${moment(new Date().toISOString())}. ${shells} ${shells === 1 ? 'shell' : 'shells'}${edge ? ' behind the proxy' : ''}, clock ${clockShiftMs / 1000} s off.`)}</p>
<h2>What was done</h2>
${table((await readTimeline()).map(({ at, what }) => [moment(at), what]))}
<h2>What visitors met</h2>
${probe(await readFindings())}
<h2>Restarts</h2>
${table(Object.entries(await restarts()).map(([name, count]) => [name, String(count)]))}
<h2>Browser suite</h2>
${await suite(results)}
<h2>What was tried</h2>
${await untried([...(results === undefined ? [] : [SUITE_RESULTS]), ...others])}
<h2>Accessibility</h2>
${accessibility(results)}
<h2>Visual differences</h2>
${await visualDifferences()}
</html>
`,
  );
  return file;
};
