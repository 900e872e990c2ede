import { MOST_ERRORS, MOST_LOST_FILES } from '@sgc/telemetry/report';
import type { Report, WebVital } from '@sgc/telemetry/report-schema';
import type { BrowserEvent } from './browser-events.ts';
import { componentsIn, errorKind, placeIn } from './error-words.ts';
import { failingSection, isLostModule, siteFile } from './failing-section.ts';

/** The parts of a report that are counted here. */
export type Tallied = Omit<Report, 'set' | 'token' | 'opened' | 'isAhead'>;

const nothing = () => ({
  views: [] as string[],
  failedViews: [] as string[],
  errors: [] as NonNullable<Report['errors']>,
  lostFiles: {} as Record<string, number>,
  vitals: [] as Report['vitals'],
});

/** Counts the events of a view by section, until the counts are taken. */
export class Tally {
  #next = nothing();
  #isEmpty = true;
  #owner = 'shell';
  #page = '';
  #firstOwner: string | undefined;
  /** The latest view of each section: whether it has failed. An error that comes later belongs to that view. */
  readonly #failed = new Map<string, boolean>();
  readonly #lost = new Set<string>();

  /** @returns whether it was a failure. */
  add(event: Exclude<BrowserEvent, { kind: 'opening' }>): boolean {
    if (event.kind === 'view') return this.#view(event.sections, event.isTold, event.page);
    if (event.kind === 'lost-file') return this.#lose(event.url);
    const { error, file = '', componentStack = '' } = event;
    const section = failingSection(error, `${componentStack}\n${file}`, this.#owner);
    if (section === undefined) return false;
    // Some browsers' words name the file, which the document may have missed already.
    if (isLostModule(error)) return this.#lose(error.message, section);
    if (this.#failed.get(section) === false) this.#tell(section, error, componentStack);
    return this.#fail(section);
  }

  addVital(name: WebVital, value: number): void {
    this.#isEmpty = false;
    this.#next.vitals.push({ section: this.#firstOwner ?? this.#owner, name, value });
  }

  /** The counts since the last call; undefined if there are none. */
  take(): Tallied | undefined {
    if (this.#isEmpty) return undefined;
    const taken = this.#next;
    this.#next = nothing();
    this.#isEmpty = true;
    return taken;
  }

  /** Keeps the first error of a section in a view: those that follow are often its consequences. */
  #tell(section: string, error: unknown, componentStack: string): void {
    if (this.#next.errors.length === MOST_ERRORS) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const at = placeIn(section, stack) ?? placeIn(section, componentStack);
    this.#next.errors.push({
      section,
      page: this.#page,
      message: errorKind(error),
      ...(at !== undefined && { at }),
      ...(componentStack !== '' && { componentStack: componentsIn(componentStack) }),
    });
  }

  #view(sections: readonly string[], isTold = false, page = ''): false {
    this.#page = page;
    this.#owner = sections[0] ?? 'shell';
    this.#firstOwner ??= this.#owner;
    const shown = [...new Set(sections)];
    for (const section of shown) this.#failed.set(section, false);
    if (!isTold) {
      this.#next.views = shown;
      this.#isEmpty = false;
    }
    return false;
  }

  #lose(text: string, otherwise?: string): boolean {
    const file = siteFile(text);
    const section = file?.owner ?? otherwise;
    const isKnown = file !== undefined && this.#lost.has(file.path);
    if (section === undefined || isKnown) return false;
    if (file !== undefined) this.#lost.add(file.path);
    const { lostFiles } = this.#next;
    lostFiles[section] = Math.min((lostFiles[section] ?? 0) + 1, MOST_LOST_FILES);
    this.#isEmpty = false;
    return this.#fail(section);
  }

  #fail(section: string): boolean {
    if (this.#failed.get(section) === false) {
      this.#failed.set(section, true);
      this.#next.failedViews.push(section);
      this.#isEmpty = false;
    }
    return true;
  }
}
