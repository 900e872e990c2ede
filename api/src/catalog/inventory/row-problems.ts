/** What is wrong with one field of one line. */
export interface RowProblem {
  line: number;
  field: string;
  message: string;
}

const KEPT = 200;

/** Everything wrong with a file: the first problems in full, the others counted, however long the file is. */
export class RowProblems {
  readonly first: RowProblem[] = [];
  count = 0;
  badRows = 0;
  private lastLine = 0;

  /** Problems come in the order of the lines. */
  add(problem: RowProblem): void {
    this.count += 1;
    if (problem.line !== this.lastLine) this.badRows += 1;
    this.lastLine = problem.line;
    if (this.first.length < KEPT) this.first.push(problem);
  }
}
