import { distance } from 'fastest-levenshtein';
import type { Respell } from './search-text.ts';

/** A shorter word is another word once a letter of it changes. */
const SHORTEST = 4;

/** Words that are one letter more, less or other; a file of its own, loaded when nothing was found. */
export const oneLetterApart: Respell = (word, vocabulary) =>
  word.length < SHORTEST
    ? []
    : [...vocabulary].filter(
        (known) => Math.abs(known.length - word.length) <= 1 && !/^\d/.test(known) && distance(word, known) === 1,
      );
