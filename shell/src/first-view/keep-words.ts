import type { Field } from './first-view.ts';

/**
 * Keeps what is typed and chosen, so that nothing the program puts into a field by itself takes its place.
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
