import type { Kind } from '@ivuriro/contract/endpoint';
import { readPhone } from '@ivuriro/contract/phone';
import type { Window } from '../../../platform/db/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { wordsOf } from '../../../platform/words.ts';
import { doctorCards, placeCards } from './read-cards.ts';
import { findMembers, memberColumns, type MemberFilter } from './members.queries.ts';
import type { PlaceKind } from '../../providers/index.ts';
import { planForgivingSearch } from './search-plan.queries.ts';

export interface MemberListQuery {
  'text-search'?: string | undefined;
  state?: MemberFilter['state'];
}

export const listDoctorMembers = (platform: Platform, asked: MemberListQuery, window: Window) =>
  list(platform, 'doctor', asked, window, (ids) => doctorCards(platform, ids));

export const listPlaceMembers = (platform: Platform, kind: PlaceKind, asked: MemberListQuery, window: Window) =>
  list(platform, kind, asked, window, async (ids) => (await placeCards(platform, ids)).map(({ card }) => card));

async function list<T extends { id: string }>(
  platform: Platform,
  kind: Kind,
  asked: MemberListQuery,
  window: Window,
  cardsOf: (ids: string[]) => Promise<T[]>,
) {
  const { total, ids } = await matching(platform, kind, asked, window);
  const [cards, columns] = await Promise.all([cardsOf(ids), memberColumns(platform.reads, ids)]);
  const rows = cards.map((card) => {
    const { email, phone, is_published, created_at } = columns.get(card.id)!;
    return { ...card, email, phone, isPublished: is_published, created_at: created_at.toISOString() };
  });
  return { total, rows };
}

/**
 * Finds providers that match the search text as it was typed or, when there are none, that match similar words. The
 * similar words are only words of published providers.
 */
async function matching(
  { reads }: Platform,
  kind: Kind,
  { state, 'text-search': text }: MemberListQuery,
  window: Window,
) {
  const find = (found?: MemberFilter['found']) => findMembers(reads, { kind, state, found }, window);
  if (!text) return find();
  const exact = await find(meant(text));
  if (exact.total > 0 || wordsOf(text).length === 0) return exact;
  const near = await planForgivingSearch(reads, kind, text);
  return typeof near === 'string' ? exact : find(byWords(near.query));
}

const byWords = (value: string) => ({ by: 'words @@ $2::tsquery', value });
const wordLimit = 8;

/** How search texts that are no words are found: e-mail addresses, phone numbers and codes. */
const meanings: [is: RegExp, by: string, valueOf: (text: string) => string][] = [
  [/@/, `lower(email) like $2 || '%'`, (text) => escaped(text.toLowerCase())],
  [/^(?:tel:)?[+(\d][\d\s()./\p{Pd}]{5,}$/iu, `phone like $2 || '%'`, (text) => readPhone(text) ?? beginning(text)],
  [
    /^[2-9a-hj-km-np-tv-z]{8}$/i,
    "(user_code = upper($2) or words @@ ($2 || ':*')::tsquery)",
    (text) => text.toLowerCase(),
  ],
  // a text of this length with a blank or a dash may be a code (CGWN-JTWH) or a name (Anne-Rose)
  [
    /^(?:[2-9a-hj-km-np-tv-z][\s\p{Pd}]?){8}$/iu,
    "(user_code = upper(regexp_replace($2, '[^a-z0-9]', '', 'g')) or words @@ $2::tsquery)",
    (text) => beginningsOf(wordsOf(text)),
  ],
];
/** The beginning of the phone numbers that are meant when the number is not typed to its end yet. */
const beginning = (text: string) => text.replaceAll(/\D/g, '').replace(/^(?:0{0,2}250|0)?(?=[27])/, '+250');
const escaped = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&');

function meant(text: string) {
  const meaning = meanings.find(([is]) => is.test(text));
  if (meaning) return { by: meaning[1], value: meaning[2](text) };
  const words = wordsOf(text).slice(0, wordLimit);
  // the words contain only letters and digits, so no character can be an operator of the query language; a search
  // without a word finds nobody
  return words.length === 0 ? { by: 'words @@ $2::tsquery', value: '' } : byWords(beginningsOf(words));
}

const beginningsOf = (words: string[]) => words.map((word) => `'${word}':*`).join(' & ');
