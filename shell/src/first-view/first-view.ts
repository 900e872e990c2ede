import type { PageResource, ProgramStart } from '@sgc/contract/section';
import type { Vital } from '../reporting/vitals.ts';

/** The server's settings for the starter of a page. */
export interface FirstViewSettings {
  /** When the document's program comes. `at-once` only while developing, where open pages follow code that goes live. */
  readonly program: Exclude<ProgramStart, 'on-navigation'> | 'at-once';
  /** Addresses of the scripts that are the program. */
  readonly runs: readonly string[];
  /** Everything that the program needs at once. */
  readonly scripts: readonly PageResource[];
  /** Sections whose code shows the page, its owner first. */
  readonly sections: readonly string[];
  /** Share of visits, 0 to 1, that report how they went. */
  readonly reportShare: number;
}

/** A field whose words a person types. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** How the page fared before the program was there. */
export interface FirstReport {
  /** Of the document's view; undefined in a visit that does not report. */
  readonly token: string | undefined;
  /** Uncaught errors, and those of files that did not load. */
  readonly failures: readonly Event[];
  /** Whether it was sent to the shell already: the view, its failures and its vitals. */
  readonly isTold: boolean;
  /** The document's vitals by now. */
  vitals(): readonly Vital[];
}

/** Data that the starter keeps for the program. */
export interface FirstView {
  /** Ends the starter's part in reporting. */
  takeReport(): FirstReport;
  /** Ends loading documents at Back and Forward. */
  takeTraversals(): void;
  /** Ends keeping presses. @returns buttons that were pressed and are nothing without the program, in their order. */
  takePresses(): readonly HTMLElement[];
  /** Ends keeping words. @returns the words that were typed into fields. */
  takeWords(): ReadonlyMap<Field, string>;
}

declare global {
  interface Window {
    /** The starter's. */
    firstView?: FirstView;
  }
}
