import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** A number in any common notation as it is dialled from anywhere ("+15705550134"); null for what is none. */
export const normalizePhone = (typed: string): string | null => {
  const found = parsePhoneNumberFromString(typed, 'US');
  return found?.isPossible() ? found.number : null;
};
