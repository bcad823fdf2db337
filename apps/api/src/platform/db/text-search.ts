import { phoneBeginnings } from '@ivuriro/contract/phone';
import { readCode } from '@ivuriro/contract/text';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { wordsOf } from '../words.ts';

type Text = Expression<string> | RawBuilder<string>;
const bare = (text: Text) => sql<string>`searched_text(${text})`;

/**
 * SQL: whether every word of the search is the beginning of a word of the text, ignoring accents and case. For lists of
 * a few pages.
 */
export const beginsWords = (text: Text, search: string): RawBuilder<SqlBool> => {
  const words = wordsOf(search);
  return words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.join(
        words.map((word) => sql`${bare(text)} ~ ${`\\m${word}`}`),
        sql` and `,
      )})`;
};

/**
 * A search for a name or a code: patterns for the beginnings of words, the longest first, and a LIKE pattern for the
 * beginning of the code.
 */
export interface NameSearch {
  called: string[];
  code: string;
}
export function calledSo(search: string): NameSearch {
  const words = wordsOf(search).toSorted((one, other) => other.length - one.length);
  return { called: words.map((word) => `\\m${word}`), code: codeBeginning(search) };
}

/** A LIKE pattern for the beginning of a code, which matches nothing before two of its characters are typed. */
export function codeBeginning(search: string): string {
  // a code has letters and digits only, so it holds no wildcard of LIKE
  const code = readCode(search).replaceAll(/[^A-Z0-9]/g, '');
  return code.length >= 2 ? `${code}%` : '';
}

/** LIKE patterns for the beginnings of the phone numbers that the search may mean, as stored (E.164). */
export const phonePatterns = (search: string): string[] => phoneBeginnings(search).map((digits) => `${digits}%`);

const alike = 0.4;
/**
 * SQL: whether the words of the search resemble words of the text. A word of four letters or more may have one or two
 * typos; a shorter one must be the beginning of a word.
 */
export const resemblesWords = (text: Text, search: string): RawBuilder<SqlBool> => {
  const words = wordsOf(search);
  return sql<SqlBool>`(${sql.join(
    words.map((word) =>
      word.length < 4
        ? sql`${bare(text)} ~ ${`\\m${word}`}`
        : sql`strict_word_similarity(${word}, ${bare(text)}) >= ${alike}`,
    ),
    sql` and `,
  )})`;
};
/** SQL: the rank of a text for a search. Texts whose first word begins with a word of the search come first. */
export const beginsWithRank = (text: Text, search: string): RawBuilder<number> => {
  const words = wordsOf(search);
  return words.length === 0
    ? sql<number>`0`
    : sql<number>`case when ${bare(text)} ~ ${`^(${words.join('|')})`} then 0 else 1 end`;
};
export const resemblance = (text: Text, search: string): RawBuilder<number> =>
  sql<number>`strict_word_similarity(${wordsOf(search).join(' ')}, ${bare(text)})`;
