/** Statements of one subject: what the site does, by number. */
export interface Section {
  /** Number of the subject; its statements' numbers begin with it. */
  readonly section: string;
  readonly title: string;
  readonly statements: Readonly<Record<string, string>>;
}
