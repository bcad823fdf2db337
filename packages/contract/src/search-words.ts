import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, instant, nothing, oneLine, page, paging, search } from './wire.ts';

/**
 * The kinds of meanings that a phrase in a search can have. `drug` means all drugs with an ingredient; `nothing` means
 * that the search ignores the phrase.
 */
export const meaningKinds = ['speciality', 'illness', 'test', 'drug', 'division', 'kind', 'nothing'] as const;
export type MeaningKind = (typeof meaningKinds)[number];

const meaning = z.object({ id: z.string(), is: z.enum(meaningKinds), name: z.string() });
const read = { who: 'admin', permission: 'analytics.read', object: 'none', audit: 'none' } as const;
const manage = { who: 'admin', permission: 'catalogue.manage', budget: 'write' } as const;

/** The searches that found nothing. */
export const searchMisses = {
  list: endpoint('GET /admin/search-misses', {
    ...read,
    query: z.object(paging),
    data: page(
      z.object({
        text: z.string(),
        searches: z.int(),
        last_day: day,
        /** The words that the search does not know; null when it knows all words but found nothing. */
        unknown: z.string().nullable(),
      }),
    ),
    summary:
      'Texts for which at least five searches of the last twelve months found nothing, the most frequent first: how often, and the last day. A visitor counts once a day for each text. A text leaves the list when a synonym for a phrase in it is added, or when it is dismissed, and returns after five more such searches.',
  }),
  dismiss: endpoint('POST /admin/search-misses/dismiss', {
    ...manage,
    object: 'none',
    audit: 'search_miss.dismissed',
    body: z.strictObject({ text: oneLine(100) }),
    data: nothing,
    message: 'The search left the list',
    summary: 'Takes a text off the list of searches that found nothing. 409 conflict when it is not in the list.',
  }),
};

const synonym = z.object({
  id,
  phrase: z.string(),
  /** Null when the item that the phrase meant is no longer in the catalogue; the search then ignores the synonym. */
  meaning: meaning.nullable(),
  created_at: instant,
});

/** The synonyms that administrators add to the dictionary of the search. */
export const searchSynonyms = {
  list: endpoint('GET /admin/search-synonyms', {
    ...read,
    query: z.object(paging),
    data: page(synonym),
    summary: 'The synonyms that administrators added, the newest first.',
  }),
  meanings: endpoint('GET /admin/search-meanings', {
    ...read,
    query: z.object({ 'text-search': search, phrase: search, typed: search }),
    data: z.array(meaning),
    summary:
      'Up to 20 meanings that a phrase can have, by a part of their name. Without a text-search the likely ones of the phrase: of phrases that look or sound alike, of the other words of the search in which somebody typed it (`typed`), and last that it means nothing.',
  }),
  add: endpoint('POST /admin/search-synonyms', {
    ...manage,
    object: 'none',
    audit: 'search_synonym.added',
    body: z.strictObject({ phrase: oneLine(60), meaning: oneLine(300) }),
    data: synonym,
    status: 201,
    message: 'The search now knows this phrase',
    summary:
      'Adds a meaning to a phrase; every process searches with it within two seconds. 422 when the phrase has this meaning already, or has no letter, or the meaning is unknown.',
  }),
  remove: endpoint('DELETE /admin/search-synonyms/{id}', {
    ...manage,
    object: 'search_synonym@params.id',
    audit: 'search_synonym.removed',
    params: z.object({ id }),
    data: nothing,
    message: 'The synonym was removed',
    summary: 'Removes a synonym; every process searches without it within two seconds.',
  }),
};
