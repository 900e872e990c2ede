import { randomInt } from 'node:crypto';

// Without I, L, O and U: nothing that is misheard or misread, and no words.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A reference number that can be read out on the phone. It says nothing about the lead and cannot be guessed in series. */
export const newReference = (): string => `${group()}-${group()}`;
