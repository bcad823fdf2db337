import type { Slots } from '@ivuriro/contract/slots';
import { dayOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import { isId } from '../../../platform/ids.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookableDoctor, hospitalTeam } from '../../providers/index.ts';
import { type Availability, lastBookableDay } from '../domain/availability.ts';
import { loadAvailability, spanOf } from './load-availability.ts';
import { slotsIn } from '../domain/slots-in-window.ts';
import { type SlotQuery, type Window, windowOf, slotFilter } from '../domain/slot-window.ts';

export async function doctorSlots(platform: Platform, doctorId: string, query: SlotQuery, now: Date): Promise<Slots> {
  const window = windowOf(query, now);
  const availabilities = await availabilityForWindow(platform, isId(doctorId) ? [doctorId] : [], window, query, now);
  // no availability is returned for a doctor who is not published (404) or lacks the speciality (no slots)
  if (availabilities.length === 0 && !(query.speciality_id && (await isPublished(platform, doctorId))))
    throw problem('not_found');
  return slotsIn(window, availabilities, slotFilter(query), now);
}

const isPublished = async ({ db }: Platform, doctorId: string) =>
  isId(doctorId) && (await bookableDoctor(db, doctorId)) !== null;

/** At a hospital a slot is free as long as one doctor of the hospital (of the requested speciality) is free. */
export async function hospitalSlots(
  platform: Platform,
  hospitalId: string,
  query: SlotQuery,
  now: Date,
): Promise<Slots> {
  const window = windowOf(query, now);
  const team = isId(hospitalId) ? await hospitalTeam(platform.db, hospitalId) : null;
  if (!team) throw problem('not_found');
  const doctorIds = team.filter((id) => !query.doctor_id || id === query.doctor_id);
  const availabilities = await availabilityForWindow(platform, doctorIds, window, query, now);
  return slotsIn(window, availabilities, { ...slotFilter(query), hospitalId }, now);
}

/** The availability on the days that are shown, and on the days on which the next free slot may be. */
async function availabilityForWindow(
  { db }: Platform,
  doctorIds: string[],
  window: Window,
  { speciality_id: specialityId }: SlotQuery,
  now: Date,
): Promise<Availability[]> {
  const ids = specialityId && !isId(specialityId) ? [] : doctorIds;
  const today = dayOf(now);
  const last = lastBookableDay(now);
  const span = spanOf(window.from < today ? window.from : today, window.to > last ? window.to : last);
  return loadAvailability(db, { ids, specialityId }, span, now);
}
