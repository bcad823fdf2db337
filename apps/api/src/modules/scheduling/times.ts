import type { Slots } from '@ivuriro/contract/scheduling';
import { dayOf } from '../../platform/clock.ts';
import { onPool } from '../../platform/db/statement.ts';
import { problem } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { hospitalForBooking } from '../directory/index.ts';
import { lastBookableDay } from './availability.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { slotsIn } from './week.ts';
import { type Asked, type Window, windowOf, wishOf } from './window.ts';

export function doctorTimes(platform: Platform, doctorId: string, asked: Asked, now: Date): Promise<Slots> {
  return timesOf(platform, [doctorId], windowOf(asked, now), asked, now);
}

/** At a hospital a time is free while one of its doctors is: of the speciality, when one is asked for. */
export async function hospitalTimes(platform: Platform, hospitalId: string, asked: Asked, now: Date): Promise<Slots> {
  const window = windowOf(asked, now);
  const hospital = await hospitalForBooking(platform.db, hospitalId);
  if (!hospital) throw problem('not_found');
  const doctorIds = hospital.doctorIds.filter((id) => !asked.doctor_id || id === asked.doctor_id);
  return timesOf(platform, doctorIds, window, { ...asked, hospital_id: hospitalId }, now);
}

async function timesOf(
  { db, pool }: Platform,
  doctorIds: string[],
  window: Window,
  asked: Asked,
  now: Date,
): Promise<Slots> {
  const { speciality_id: specialityId } = asked;
  const ids = specialityId && !isId(specialityId) ? [] : doctorIds;
  const today = dayOf(now);
  const last = lastBookableDay(now);
  const span = spanOf(window.from < today ? window.from : today, window.to > last ? window.to : last);
  return slotsIn(window, await diariesOf(db, onPool(pool), { ids, specialityId }, span, now), wishOf(asked), now);
}
