import type { DoctorCard, PlaceCard } from '@ivuriro/contract/shapes';
import type { Platform } from '../../../platform/platform.ts';
import { hospitalsSought, type PlacesSought } from '../domain/places-sought.ts';
import { doctorCardRows, type DoctorRow, type PlaceRow, placeCardRows, type WorkPlace } from './cards.queries.ts';
import { presentDoctorCard, presentPlaceCard } from '../presenters/present-cards.ts';
import { freeSlotsOf, type SlotsSought } from '../ports.ts';

/** The cards of these doctors, in the order of the ids, with pictures and free slots. */
export async function doctorCards(platform: Platform, ids: string[]): Promise<DoctorCard[]> {
  return doctorCardsOf(platform, await doctorCardRows(platform.reads, ids, platform.now()));
}

/**
 * Makes cards of rows that were read already, and adds the free slots that the list asks for. If the doctor works at
 * hospitals to which the list is restricted, slots in person count only there, and these hospitals come first on the
 * card. Among them, the hospital of the next free slot comes first.
 */
export async function doctorCardsOf(
  { db, now }: Platform,
  rows: DoctorRow[],
  { places = {}, ...slots }: SlotsSought & { places?: PlacesSought } = {},
): Promise<DoctorCard[]> {
  if (rows.length === 0) return [];
  const sought = new Map(rows.map((row) => [row.id, hospitalsSought(row, places)]));
  const doctors = rows.map(({ id }) => {
    const hospitals = sought.get(id)!;
    return { id, ...(hospitals.length > 0 ? { hospitalIds: hospitals.map((hospital) => hospital.id) } : {}) };
  });
  const free = await freeSlotsOf.call(db, doctors, now(), slots);
  return rows.map((row) => {
    const own = free.get(row.id);
    const near = sought.get(row.id)!;
    const next = own?.next_available?.hospitalIds ?? [];
    const rank = (hospital: WorkPlace) => (near.includes(hospital) ? 0 : 2) + (next.includes(hospital.id) ? 0 : 1);
    return presentDoctorCard(
      row,
      own,
      row.hospitals.toSorted((one, other) => rank(one) - rank(other)),
    );
  });
}

/** The cards of these places, in the order of the ids, each with its database row. */
export async function placeCards(platform: Platform, ids: string[]): Promise<{ card: PlaceCard; row: PlaceRow }[]> {
  const rows = await placeCardRows(platform.reads, ids);
  return rows.map((row) => ({ row, card: presentPlaceCard(row, platform.now()) }));
}
