/** Syllables of a word, as English mostly has them: groups of vowels, without a silent e at the end. */
const syllablesOf = (word: string): number => {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '');
  return Math.max(1, (spoken.match(/[aeiouy]+/g) ?? []).length);
};

/** The school grade that a text takes to read, by Flesch and Kincaid. */
export const gradeOf = (text: string): number => {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  const sentences = (text.match(/[.?!](?=\s|$)/g) ?? []).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / Math.max(1, words.length)) - 15.59;
};
