/** Words of our own that the field's have replaced, by the word to write instead. */
export const RETIRED_WORDS: readonly (readonly [retired: RegExp, standard: string])[] = [
  [/\badoption\b/i, 'reconciliation'],
  [/\bhappenings?\b/i, 'telemetry event'],
  [/\bkept[ -]?(page|file|version|value)s?\b/i, 'cached page, retained version, persisted value'],
  [/\bhand(s|ed|ing)? in(?= over| a release|\.)|\bhandIn/, 'upload'],
  [/\b(un)?seal(s|ed|er|ing)?\b/i, 'signed token, sign'],
  [/\b(is|are|was|and|not) barred\b/, 'blocked'],
  [/\bTrafficWatch\b|\bwatching by\b/i, 'telemetry, analysis'],
  [/\barrows between|npm run arrows\b/i, 'dependency rules'],
  [/\b(of|between) the rooms\b|^## Rooms/m, 'packages'],
  [/\b(for|to|by|of) who (asked|may|has|had|is|was|can|looks)\b/i, 'those who, the person who'],
  [/\bfault-?line\b/i, 'proxy'],
  [/\bSEAL_SECRET|\bPEERS(_POLL_MS)?\b/, 'a setting that no longer exists'],
];
