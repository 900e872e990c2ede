import { LONGEST_NOTE, NOTE_PARAMETER } from '@sgc/contract/leads';

/** Lines of plain text, cut between characters: what an address may put into a form. */
export const plainText = (text: string, longest: number): string =>
  [...text.replaceAll(/[^\P{C}\n]/gu, '')].slice(0, longest).join('');

/** What an address begins the message with. */
export const noteIn = (search: URLSearchParams): string | undefined =>
  plainText(search.get(NOTE_PARAMETER) ?? '', LONGEST_NOTE) || undefined;
