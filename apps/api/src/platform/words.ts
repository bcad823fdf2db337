const letters: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', đ: 'd', ł: 'l', ı: 'i' };

/** A text without accents and in lower case: all searches compare texts in this form. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæøßđłı]/g, (letter) => letters[letter]!);

/** The distinct words of texts, letters and figures only, in order of appearance. */
export const wordsOf = (...texts: (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => plain(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? [])),
];
