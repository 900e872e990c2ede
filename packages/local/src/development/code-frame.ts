const AROUND = 2;

/** The lines of a text around one of them, numbered, with a mark below the column; both are counted from 1. */
export const codeFrame = (text: string, line: number, column?: number): string => {
  const lines = text.split('\n');
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const width = String(last).length;
  return lines
    .slice(first - 1, last)
    .flatMap((code, index) => {
      const number = first + index;
      const row = `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${code}`.trimEnd();
      return number === line && column !== undefined
        ? [row, `${' '.repeat(width + 3)}| ${' '.repeat(column - 1)}^`]
        : [row];
    })
    .join('\n');
};
