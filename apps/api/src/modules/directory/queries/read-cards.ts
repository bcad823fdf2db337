import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Platform } from '../../../platform/platform.ts';
import { doctorCardRows, type DoctorRow, type PlaceRow, placeCardRows } from './cards.queries.ts';
import { presentDoctorCard, presentPlaceCard } from '../presenters/present-cards.ts';
import { freeSlotsOf } from '../ports.ts';

/** The cards of these doctors in this order, with their pictures and free slots. */
export async function doctorCards(platform: Platform, ids: string[]): Promise<DoctorCard[]> {
  return doctorCardsOf(platform, await doctorCardRows(platform.reads, ids, platform.now()));
}

/** Adds pictures and free slots to rows that were already read. */
export async function doctorCardsOf({ db, now }: Platform, rows: DoctorRow[]): Promise<DoctorCard[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const free = await freeSlotsOf.call(db, ids, now());
  return rows.map((row) => presentDoctorCard(row, free.get(row.id)));
}

/** The cards of these places in this order, each with its database row. */
export async function placeCards(platform: Platform, ids: string[]): Promise<{ card: PlaceCard; row: PlaceRow }[]> {
  const rows = await placeCardRows(platform.reads, ids);
  return rows.map((row) => ({ row, card: presentPlaceCard(row, platform.now()) }));
}
