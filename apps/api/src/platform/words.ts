const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ł: 'l', ı: 'i' };

/** Converts a text to lower case without accents: all searches compare texts in this form. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæøßđłı]/g, (letter) => letters[letter]!);

type Texts = readonly (string | null | undefined)[];
const tokensOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const distinct = (texts: Texts, words: (text: string) => string[]): string[] => [
  ...new Set(texts.flatMap((text) => words((text ?? '').replaceAll(/\p{Cf}/gu, '')))),
];

/** The apostrophes that keyboards produce: ' ’ ‘ ‛ ʼ ʻ ʽ ʹ ′ ` ´ ＇ */
const apostrophes = /(?<=\p{L}\p{M}*)['’‘‛ʼʻʽʹ′`´＇](?=\p{L})/gu;
const hyphens = /(?<=\p{L}\p{M}*)[\p{Pd}\u2212](?=\p{L})/gu;

/**
 * The distinct words of a search, in their order, with letters and digits only. Ng’ang’a is one word, Marie-Claire is
 * two.
 */
export const wordsOf = (...texts: Texts): string[] =>
  distinct(texts, (text) => tokensOf(text.replaceAll(apostrophes, '')));

/**
 * The words under which a text is indexed: those of `wordsOf`, and also the parts of Ng’ang’a (ng, ang, a), and
 * Marie-Claire as one word.
 */
export const indexedWordsOf = (...texts: Texts): string[] =>
  distinct(texts, (text) => [
    ...wordsOf(text),
    ...tokensOf(text.replaceAll(apostrophes, ' ')),
    ...tokensOf(text.replaceAll(apostrophes, '').replaceAll(hyphens, '')),
  ]);

/** Joins each word of a name to the next one: Jean Bosco Uwimana gives jeanbosco and boscouwimana. */
export function joinedWordsOf(name: string): string[] {
  const words = wordsOf(name);
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
