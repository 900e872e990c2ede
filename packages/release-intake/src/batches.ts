interface Batch<Item> {
  readonly items: Item[];
  readonly done: Promise<void>;
}

/** Work that is done one batch after the other: items that come during a batch form the next one. */
export class Batches<Item> {
  readonly #atMost: number;
  readonly #work: (items: readonly Item[]) => Promise<void>;
  #last: Promise<void> = Promise.resolve();
  #next: Batch<Item> | undefined;

  /** @param work must not fail. */
  constructor(atMost: number, work: (items: readonly Item[]) => Promise<void>) {
    this.#atMost = atMost;
    this.#work = work;
  }

  /** Resolves when all items that were added until now are done. */
  get done(): Promise<void> {
    return this.#last;
  }

  /** Puts items that came together into one batch of any size, and resolves when it is done. */
  add(items: readonly Item[]): Promise<void> {
    if (this.#next === undefined || this.#next.items.length >= this.#atMost) this.#next = this.#begin();
    this.#next.items.push(...items);
    return this.#next.done;
  }

  #begin(): Batch<Item> {
    const items: Item[] = [];
    const done = this.#last.then(() => {
      if (this.#next?.items === items) this.#next = undefined;
      return this.#work(items);
    });
    this.#last = done;
    return { items, done };
  }
}

/**
 * Attempts all items at once, and if that fails half by half, so that only the bad ones are left out.
 * @param attempt whether some items hold together; one that does not hold alone is never attempted again.
 */
export const attemptTogether = async <Item>(
  items: readonly Item[],
  attempt: (items: readonly Item[]) => Promise<boolean>,
): Promise<void> => {
  if (items.length === 0 || (await attempt(items)) || items.length === 1) return;
  const half = Math.ceil(items.length / 2);
  await attemptTogether(items.slice(0, half), attempt);
  await attemptTogether(items.slice(half), attempt);
};
