import type { Field } from './first-view.ts';

/** Fields that are not what a person types or chooses. */
const UNTYPED = /^(hidden|file|button|submit|reset|image)$/;

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const prototypeOf = (field: Field): object =>
  field instanceof HTMLInputElement
    ? HTMLInputElement.prototype
    : field instanceof HTMLSelectElement
      ? HTMLSelectElement.prototype
      : HTMLTextAreaElement.prototype;

/** Sets a field's value as a person does: past React, which takes what it has set itself for no news. */
const enter = (field: Field, value: string): void => {
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(prototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

const initialChoice = ({ options }: HTMLSelectElement): string | undefined =>
  ([...options].find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value;

const initialValue = (field: Field): string | undefined =>
  field instanceof HTMLSelectElement ? initialChoice(field) : field.defaultValue;

/** Has the program hear of a tick. */
const tickAgain = (field: HTMLInputElement): void => {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return;
  // The press restores its state, and fires the event.
  field.checked = !field.checked;
  field.click();
};

/**
 * Repeats what was done before the program was there: presses the buttons that were pressed without effect, while the page
 * still is as the visitor saw it, then fires the events of fields that differ from the server's HTML, because the visitor
 * typed or the browser restored them.
 */
export const replay = (words: ReadonlyMap<Field, string>, pressed: readonly HTMLElement[]): void => {
  for (const button of pressed) {
    button.removeAttribute('aria-busy');
    button.click();
  }
  for (const field of document.querySelectorAll<Field>('input, select, textarea')) {
    if (UNTYPED.test(field.type)) continue;
    if (isTicked(field)) tickAgain(field);
    else {
      const value = words.get(field) ?? field.value;
      if (value !== field.value || value !== initialValue(field)) enter(field, value);
    }
  }
};
