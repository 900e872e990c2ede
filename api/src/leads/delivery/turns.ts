/**
 * Runs pieces of work one after another as long as each is quick. While one takes longer, the next one begins beside it: a
 * slow mail server does not block the queue.
 */
export class Turns {
  private free: Promise<void> = Promise.resolve();

  /** @param quickMs how long a piece keeps the next one waiting, in milliseconds. */
  constructor(private readonly quickMs: number) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = this.free;
    let pass: () => void = () => undefined;
    this.free = new Promise((resolve) => {
      pass = resolve;
    });
    await before;
    const timer = setTimeout(pass, this.quickMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      pass();
    }
  }
}
