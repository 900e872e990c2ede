/** When versions are rolled back, and canaries promoted, automatically. */
export interface RolloutSettings {
  /** How long a version is watched after it went live, in milliseconds; 0 leaves rollbacks to people. */
  readonly watchMs: number;
  /** Whether a canary is promoted once it has proved itself. */
  readonly promotes: boolean;
}
