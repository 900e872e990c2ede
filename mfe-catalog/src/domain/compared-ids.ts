import { COMPARED_AT_MOST } from './comparison.ts';

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_ID = 120;

/** The vehicles that an address asks to compare: each once, the first ones. */
export const comparedIds = (text: string | null): string[] =>
  [...new Set((text ?? '').split(','))]
    .filter((id) => id.length <= LONGEST_ID && ID.test(id))
    .slice(0, COMPARED_AT_MOST);
