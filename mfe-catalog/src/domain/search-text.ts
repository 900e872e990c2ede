import type { ListFacts } from './list-facts.ts';

const NUMBERS: Readonly<Record<string, string>> = { two: '2', four: '4', six: '6', eight: '8' };

/** "6 seater", "six-seat", "6 passengers". */
const SEATS =
  /(?<![\p{L}\d])(\d{1,2}|two|four|six|eight)[\s-]*(?:seat|passenger|person|people)(?:s|ers?)?(?![\p{L}\d])/u;

/** Words that every cart here is, or that say nothing of one. */
const NOISE = new Set(['a', 'an', 'and', 'cart', 'carts', 'electric', 'for', 'golf', 'in', 'of', 'or', 'the', 'with']);

/** The words of the list that a misspelled word may mean. */
export type Respell = (word: string, vocabulary: ReadonlySet<string>) => readonly string[];

const isWordCharacter = (text: string, position: number): boolean => /[\p{L}\d]/u.test(text.charAt(position));

/** A shorter word says too little to be the beginning of one. */
const SHORTEST_BEGINNING = 3;

/** Whether a word of the text begins so; a number or a short word must be the whole word. */
const hasWord = (text: string, word: string): boolean => {
  const isWhole = word.length < SHORTEST_BEGINNING || /^\d+$/.test(word);
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const begins = at === 0 || !isWordCharacter(text, at - 1);
    if (begins && !(isWhole && isWordCharacter(text, at + word.length))) return true;
  }
  return false;
};

const vocabularies = new WeakMap<ListFacts, ReadonlySet<string>>();

const vocabularyOf = (facts: ListFacts): ReadonlySet<string> => {
  const known = vocabularies.get(facts);
  if (known !== undefined) return known;
  const vocabulary = new Set(facts.words().flatMap((text) => text.split(/[^\p{L}\d]+/u)));
  vocabularies.set(facts, vocabulary);
  return vocabulary;
};

/** What a search looks for in one vehicle of a list, by its number. */
interface SearchMatcher {
  readonly finds: (index: number) => boolean;
  /** The same search with misspelled words put right; `undefined` where nothing comes close. */
  readonly respelledBy: (
    respell: Respell,
  ) => { readonly finds: (index: number) => boolean; readonly text: string } | undefined;
}

/**
 * A vehicle is found by the whole text in its name or description, or by all of its words, in any order, in anything that
 * is said of it; a number of seats is one of its words.
 */
export const searchMatcher = (facts: ListFacts, text: string): SearchMatcher => {
  const whole = text.toLowerCase();
  if (whole === '') return { finds: () => true, respelledBy: () => undefined };
  const [phrase, count] = SEATS.exec(whole) ?? [];
  const rest = phrase === undefined ? whole : whole.replace(phrase, ' ');
  const said = rest.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
  const words = said.filter((word) => !NOISE.has(word));
  const isRead = phrase !== undefined || said.length > 0;

  const { seats } = facts.facets;
  const wanted = count === undefined ? undefined : seats.values.indexOf(NUMBERS[count] ?? count);
  const findsAll = (anyOf: readonly (readonly string[])[]) => {
    const texts = anyOf.length > 0 ? facts.words() : [];
    return (index: number) =>
      (facts.names[index] ?? '').includes(whole) ||
      (facts.descriptions[index] ?? '').includes(whole) ||
      (isRead &&
        (wanted === undefined || seats.ids[index] === wanted) &&
        anyOf.every((choices) => choices.some((word) => hasWord(texts[index] ?? '', word))));
  };
  return {
    finds: findsAll(words.map((word) => [word])),
    respelledBy: (respell) => {
      const vocabulary = vocabularyOf(facts);
      const isKnown = (word: string) => facts.words().some((each) => hasWord(each, word));
      const choices = words.map((word) => (isKnown(word) ? [word] : respell(word, vocabulary)));
      if (choices.length === 0 || choices.some(({ length }) => length === 0)) return undefined;
      const right = [...(phrase === undefined ? [] : [phrase]), ...choices.map(([first]) => first)].join(' ');
      return { finds: findsAll(choices), text: right };
    },
  };
};
