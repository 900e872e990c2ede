import { CONTACT_INTERESTS } from '@sgc/contract/leads';
import { MESSAGE_FIELDS } from '../../domain/message-check.ts';

/** What stands in a field that nobody touched. */
const untouched = (name: string): string => (name === 'interest' ? CONTACT_INTERESTS[0] : '');

/** Every field of a form, hidden ones too, as it would be posted. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the visitor wrote. */
export const wordsOf = (form: HTMLFormElement): Record<string, string> => {
  const fields = fieldsOf(form);
  return Object.fromEntries(MESSAGE_FIELDS.map((name) => [name, fields[name] ?? '']));
};

/** Whether anything of it would be a loss. */
export const hasWords = (words: Readonly<Record<string, string>>): boolean =>
  Object.entries(words).some(([name, text]) => name !== 'interest' && text.trim() !== '');

/** Puts earlier words into the fields that nobody has touched since. */
export const fillIn = (form: HTMLFormElement, words: Readonly<Record<string, string>>): void => {
  for (const name of MESSAGE_FIELDS) {
    const field = form.elements.namedItem(name);
    const isField =
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    const word = words[name];
    if (isField && word !== undefined && field.value === untouched(name)) field.value = word;
  }
};
