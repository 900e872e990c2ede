/** When versions are taken back, and canaries shown to everybody, without anybody asking for it. */
export interface RolloutSettings {
  /** How long a version is watched after it went live, in milliseconds; 0 leaves rollbacks to people. */
  readonly watchMs: number;
  /** Whether a canary goes to everybody once it has proved itself. */
  readonly promotes: boolean;
}
