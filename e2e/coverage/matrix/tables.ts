import escapeHtml from 'escape-html';
import { type Cell, type Matrix, NOT_APPLICABLE } from './matrix.ts';

/** What the tables say, and what they do not. */
export const MATRIX_NOTE =
  'A number says how many passed tests were there, with the page open like that, and not what they asserted. "failed": only failed tests were.';

/** A table with at most this many columns is read across; of more, pages stand above and what they were open in at the side. */
const MOST_COLUMNS = 25;

const inWords = (cell: Cell): string => {
  if (cell === NOT_APPLICABLE) return '–';
  if (cell.passed > 0) return cell.failed > 0 ? `${cell.passed}, ${cell.failed} failed` : `${cell.passed}`;
  return cell.failed > 0 ? 'failed' : 'NOT TRIED';
};

/** Rows of words, the first of them the headings. */
const linesOf = ({ columns, rows }: Matrix): readonly (readonly string[])[] => {
  const across = [['', ...columns], ...rows.map(({ page, cells }) => [page, ...cells.map(inWords)])];
  if (columns.length <= MOST_COLUMNS) return across;
  return (across[0] ?? []).map((_, index) => across.map((line) => line[index] ?? ''));
};

/** The share of what there is to try that a passed test has tried. */
const shareOf = ({ rows }: Matrix): string => {
  const cells = rows.flatMap((row) => row.cells).filter((cell) => cell !== NOT_APPLICABLE);
  return `${cells.filter(({ passed }) => passed > 0).length} of ${cells.length} tried`;
};

const headingOf = (matrix: Matrix): string => `${matrix.title}: ${shareOf(matrix)}`;

/** The tables as Markdown. */
export const markdownTables = (matrices: readonly Matrix[]): string =>
  [
    MATRIX_NOTE,
    ...matrices.flatMap((matrix) => {
      const [head = [], ...body] = linesOf(matrix).map((line) => `| ${line.join(' | ')} |`);
      const rule = `|${'---|'.repeat(linesOf(matrix)[0]?.length ?? 0)}`;
      return [`## ${headingOf(matrix)}`, [head, rule, ...body].join('\n')];
    }),
  ].join('\n\n');

const htmlLine = (cells: readonly string[], name: 'th' | 'td'): string =>
  `<tr>${cells.map((cell, index) => (index === 0 || name === 'th' ? `<th>${escapeHtml(cell)}</th>` : `<td>${escapeHtml(cell)}</td>`)).join('')}</tr>`;

/** The tables as parts of an HTML page, whose headings are below the second level. */
export const htmlTables = (matrices: readonly Matrix[]): string =>
  [
    `<p>${escapeHtml(MATRIX_NOTE)}</p>`,
    ...matrices.map((matrix) => {
      const [head = [], ...body] = linesOf(matrix);
      const lines = [htmlLine(head, 'th'), ...body.map((line) => htmlLine(line, 'td'))];
      return `<h3>${escapeHtml(headingOf(matrix))}</h3>\n<div class="wide"><table>${lines.join('\n')}</table></div>`;
    }),
  ].join('\n');
