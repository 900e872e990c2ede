import { LONGEST_NOTE, NOTE_PARAMETER } from '@sgc/contract/leads';

/** What an address begins the message with: lines of plain text, cut between characters. */
export const noteIn = (search: URLSearchParams): string | undefined => {
  const plain = (search.get(NOTE_PARAMETER) ?? '').replaceAll(/[^\P{C}\n]/gu, '');
  return plain === '' ? undefined : [...plain].slice(0, LONGEST_NOTE).join('');
};
