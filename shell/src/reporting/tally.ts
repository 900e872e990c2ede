import type { BrowserEvent } from './browser-events.ts';
import { failingSection, isLostModule, siteFile } from './failing-section.ts';
import type { Report, WebVital } from './report.schema.ts';
import { MOST_OF_ONE_KIND } from './report-limits.ts';

type Counts = Record<string, number>;

const emptyReport = () => ({
  views: {} as Counts,
  failedViews: {} as Counts,
  lostFiles: {} as Counts,
  vitals: [] as Report['vitals'],
});

/** Turns what happens into numbers by section, until somebody takes them. */
export class Tally {
  #next = emptyReport();
  #isEmpty = true;
  #isFull = false;
  #owner = 'shell';
  #firstOwner: string | undefined;
  /** The latest view of each section: whether it has failed. An error that comes later belongs to that view. */
  readonly #failed = new Map<string, boolean>();
  readonly #lost = new Set<string>();

  /** @returns whether it was a failure. */
  add(event: BrowserEvent): boolean {
    if (event.kind === 'view') return this.#view(event.sections, event.isTold);
    if (event.kind === 'lost-file') return this.#lose(event.url);
    const { error, trace = '' } = event;
    const section = failingSection(error, trace, this.#owner);
    if (section === undefined) return false;
    // Some browsers' words name the file, which the document may have missed already.
    return isLostModule(error) ? this.#lose(error.message, section) : this.#fail(section);
  }

  addVital(name: WebVital, value: number): void {
    this.#isEmpty = false;
    this.#next.vitals.push({ section: this.#firstOwner ?? this.#owner, name, value });
  }

  /** What was counted since the last time; undefined if nothing was. */
  take(): Omit<Report, 'set'> | undefined {
    if (this.#isEmpty) return undefined;
    const taken = this.#next;
    this.#next = emptyReport();
    this.#isEmpty = true;
    this.#isFull = false;
    return taken;
  }

  /** Whether it has to be taken now: with one more, the shell would refuse the report. */
  get isFull(): boolean {
    return this.#isFull;
  }

  #view(sections: readonly string[], isTold = false): false {
    this.#owner = sections[0] ?? 'shell';
    this.#firstOwner ??= this.#owner;
    for (const section of new Set(sections)) {
      this.#failed.set(section, false);
      if (!isTold) this.#count('views', section);
    }
    return false;
  }

  #lose(text: string, otherwise?: string): boolean {
    const file = siteFile(text);
    const section = file?.owner ?? otherwise;
    const isKnown = file !== undefined && this.#lost.has(file.path);
    if (section === undefined || isKnown) return false;
    if (file !== undefined) this.#lost.add(file.path);
    this.#count('lostFiles', section);
    return this.#fail(section);
  }

  #fail(section: string): boolean {
    if (this.#failed.get(section) === false) {
      this.#failed.set(section, true);
      this.#count('failedViews', section);
    }
    return true;
  }

  #count(kind: 'views' | 'failedViews' | 'lostFiles', section: string): void {
    const counts = this.#next[kind];
    const count = (counts[section] ?? 0) + 1;
    counts[section] = count;
    this.#isEmpty = false;
    if (count === MOST_OF_ONE_KIND) this.#isFull = true;
  }
}
