/** How a group is stored. Results come in the order of the items. */
export interface GroupCommitOptions<Item, Result> {
  store: (items: Item[]) => Promise<Result[]>;
  /** Items in one statement. */
  largest: number;
  /** How long an item waits for its result. One that was not sent by then never is. */
  limitMs: number;
  /** What an item fails with that has waited too long. */
  late: () => Error;
  /** Whether a failed group is stored item by item: only where nothing of it can have been stored. */
  isOneItemsFault: (error: unknown) => boolean;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Items that arrive while a statement runs go together in the next one, so that they share its round trip and its commit.
 * An item on a quiet day goes at once and alone.
 */
export class GroupCommit<Item, Result> {
  private waiting: Waiting<Item, Result>[] = [];
  private running = false;

  constructor(private readonly options: GroupCommitOptions<Item, Result>) {}

  /** Settles once the item's own statement has been committed, or has failed, or has taken too long. */
  async add(item: Item): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        const one = { item, resolve, reject };
        this.waiting.push(one);
        timer = setTimeout(() => {
          this.waiting = this.waiting.filter((other) => other !== one);
          reject(this.options.late());
        }, this.options.limitMs);
        void this.next();
      });
    } finally {
      clearTimeout(timer);
    }
  }

  private async next(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (this.waiting.length > 0) await this.store(this.waiting.splice(0, this.options.largest));
    this.running = false;
  }

  private async store(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.options.store(group.map(({ item }) => item));
      if (results.length !== group.length) throw new Error(`${group.length} items gave ${results.length} results`);
      results.forEach((result, index) => {
        group[index]?.resolve(result);
      });
    } catch (error) {
      if (group.length > 1 && this.options.isOneItemsFault(error)) await this.storeApart(group);
      else for (const { reject } of group) reject(error);
    }
  }

  /** What one item did must not cost the others their answer. */
  private async storeApart(group: Waiting<Item, Result>[]): Promise<void> {
    for (const one of group) await this.store([one]);
  }
}
