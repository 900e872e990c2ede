import type { Field } from './first-view.ts';

/**
 * Keeps words that are typed and options that are chosen, so that the program does not overwrite them.
 * @returns ends it and gives the fields' values.
 */
export const keepWords = (): (() => ReadonlyMap<Field, string>) => {
  const words = new Map<Field, string>();
  const onInput = ({ target }: Event): void => {
    const field = target as Field;
    words.set(field, field.value);
  };
  document.addEventListener('input', onInput);
  return () => {
    document.removeEventListener('input', onInput);
    return words;
  };
};
