import { CATEGORIES } from './filter-values.ts';

/** Categories of the data that none of {@link CATEGORIES} finds, in the order of their names. */
export const otherCategories = (found: Iterable<string>): string[] =>
  [...found].filter((category) => !CATEGORIES.some((usual) => category.includes(usual))).sort();
