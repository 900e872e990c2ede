import type { Beginning } from '../../domain/beginning.ts';
import { FORM_FIELDS } from '../../domain/message-check.ts';

/** Choosing again is quickly done. */
const CHOICES = ['interest', 'part', 'trouble'];

/** Every field of a form, hidden ones too, as it would be posted. */
export const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What the visitor wrote: what differs from what the form began with. */
export const wordsOf = (form: HTMLFormElement, begun: Beginning): Record<string, string> => {
  const fields = fieldsOf(form);
  return Object.fromEntries(
    FORM_FIELDS.flatMap((name) => {
      const text = fields[name];
      return text === undefined || text === (begun[name] ?? '') ? [] : [[name, text]];
    }),
  );
};

/** Whether anything of it would be a loss. */
export const hasWords = (words: Readonly<Record<string, string>>): boolean =>
  Object.entries(words).some(([name, text]) => !CHOICES.includes(name) && text.trim() !== '');

/** The field of a form that a visitor can type into, by its name. */
const openField = (form: HTMLFormElement, name: string) => {
  const field = form.elements.namedItem(name);
  const isOpen =
    (field instanceof HTMLInputElement && field.type !== 'hidden') ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement;
  return isOpen ? field : undefined;
};

/** Puts earlier words into the fields that are still unchanged. */
export const fillIn = (form: HTMLFormElement, words: Readonly<Record<string, string>>, begun: Beginning): void => {
  for (const name of FORM_FIELDS) {
    const field = openField(form, name);
    const word = words[name];
    if (field !== undefined && word !== undefined && field.value === (begun[name] ?? '')) field.value = word;
  }
};

/** Earlier words that this form has no field for: the form of another request has. */
export const wordsElsewhere = (
  form: HTMLFormElement,
  words: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(words).filter(([name]) => openField(form, name) === undefined));
