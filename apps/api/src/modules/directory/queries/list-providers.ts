import type { Facets } from '@ivuriro/contract/directory';
import type { Kind } from '@ivuriro/contract/endpoint';
import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Window } from '../../../platform/db/page.ts';
import { minuteOfWeek } from '../../../platform/clock.ts';
import type { Point } from '../../../platform/map-point.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { PlacesSought } from '../domain/places-sought.ts';
import type { TimesSought } from '../domain/times-sought.ts';
import { conceptsOf, understand } from '../domain/understand.ts';
import { matchedDoctors, matchedPlaces } from './cards.queries.ts';
import { doctorCardsOf } from './read-cards.ts';
import { type DoctorFilters, markedBy, soonestOf } from './doctor-filters.ts';
import { type Distance, distancesFrom, pointMeant } from './distances.ts';
import { dictionaryOf } from './dictionary.ts';
import { facetsOf } from './facets.ts';
import { type Matches } from './matches.queries.ts';
import { presentPlaceCard } from '../presenters/present-cards.ts';
import { type PlaceKind } from '../../providers/index.ts';
import { matchesOf, type Filters } from './find-matches.ts';
import type { Order } from './orders.ts';

interface List<T> {
  total: number;
  rows: T[];
}

interface DoctorList extends List<DoctorCard> {
  facets?: Facets;
}

interface OrderQuery {
  'order-by'?: string | undefined;
  /** A point (latitude,longitude) or a sector (code or name), from which distances are measured. */
  near?: string | undefined;
}

interface DoctorListQuery extends Filters, DoctorFilters, OrderQuery {
  /** The highest fee, in Rwandan francs. */
  max_fee?: number | undefined;
  facets?: string | undefined;
}

/**
 * A page of doctors. `forgiving`, here and below: whether one or two typos are allowed when the exact search finds
 * nobody.
 */
export async function listDoctors(
  platform: Platform,
  asked: DoctorListQuery,
  window: Window,
  forgiving = true,
): Promise<DoctorList> {
  const now = platform.now();
  const marked = await markedBy(platform.db, asked, now);
  const from = await fromWhere(platform, asked);
  const read = (matches: Matches) => matchedDoctors(platform.reads, matches, now);
  const withFacets = asked.facets === '1';
  const { type, days, districts } = marked.times;
  const order = doctorOrderOf(asked, marked.times, from);
  const more = { ...marked, ...window, maxFee: asked.max_fee, order };
  const found = await matchesOf(platform, read, 'doctor', asked, more, { forgiving, rowsAlone: !withFacets });
  const phrases = await placePhrases(platform, asked['text-search']);
  const [cards, facets] = await Promise.all([
    doctorCardsOf(platform, found.rows, {
      type,
      days,
      places: { districts, divisions: found.filter?.divisions, phrases },
    }),
    withFacets ? facetsOf(platform, found.filter, asked, now) : undefined,
  ]);
  const rows = await withDistances(platform, 'doctor', cards, from);
  return { total: found.total, rows, ...(facets ? { facets } : {}) };
}

/** The phrases of a search text that name a division, or that may be part of the name of a place. */
async function placePhrases(platform: Platform, text: string | undefined): Promise<PlacesSought['phrases']> {
  if (!text) return [];
  return understand(await dictionaryOf(platform), text).flatMap((phrase) => {
    const divisions = conceptsOf(phrase, 'division').map(({ code }) => code);
    return divisions.length > 0 || phrase.concepts.length === 0 ? [{ words: phrase.words, divisions }] : [];
  });
}

export interface PlaceListQuery extends Filters, OrderQuery {
  'open-now'?: string | undefined;
  insurance_id?: string | undefined;
}

export async function listPlaces(
  platform: Platform,
  kind: PlaceKind,
  filters: PlaceListQuery,
  window: Window,
  forgiving = true,
): Promise<List<PlaceCard>> {
  const openAt = filters['open-now'] === '1' ? minuteOfWeek(platform.now()) : undefined;
  const read = (matches: Matches) => matchedPlaces(platform.reads, matches);
  const from = await fromWhere(platform, filters);
  const more = { ...window, openAt, insurer: filters.insurance_id, order: orderOf(filters, from) };
  const { total, rows } = await matchesOf(platform, read, kind, filters, more, { forgiving });
  const now = platform.now();
  const cards = rows.map((row) => presentPlaceCard(row, now));
  return { total, rows: await withDistances(platform, kind, cards, from) };
}

const fromWhere = async ({ db }: Platform, { near }: OrderQuery): Promise<Point | undefined> =>
  near ? pointMeant(db, near) : undefined;

/** The requested order. Undefined when it is unknown, or when it is the distance but no point is known. */
function orderOf(asked: OrderQuery, from: Point | undefined): Order | undefined {
  switch (asked['order-by']) {
    case 'rating':
      return { by: 'rating' };
    case 'distance':
      return from && { by: 'distance', from };
  }
}

function doctorOrderOf(asked: DoctorListQuery, times: TimesSought, from: Point | undefined): Order | undefined {
  switch (asked['order-by']) {
    case 'soonest':
      return soonestOf(times);
    case 'price':
      return { by: 'price' };
    default:
      return orderOf(asked, from);
  }
}

/** Adds to each card the distance of the provider from the point. */
async function withDistances<Card extends { id: string }>(
  { reads }: Platform,
  kind: Kind,
  cards: Card[],
  from: Point | undefined,
): Promise<(Card & { distance?: Distance })[]> {
  if (!from) return cards;
  const ids = cards.map(({ id }) => id);
  const distances = await distancesFrom(reads, kind, from, ids);
  return cards.map((card) => {
    const distance = distances.get(card.id);
    return distance ? { ...card, distance } : card;
  });
}
