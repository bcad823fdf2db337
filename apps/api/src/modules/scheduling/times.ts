import type { Slots } from '@ivuriro/contract/scheduling';
import { dayOf } from '../../platform/clock.ts';
import { onPool } from '../../platform/db/statement.ts';
import { problem } from '../../platform/errors.ts';
import { isId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookableDoctor, hospitalTeam } from '../directory/index.ts';
import { type Diary, lastBookableDay } from './availability.ts';
import { diariesOf, spanOf } from './diaries.ts';
import { slotsIn } from './week.ts';
import { type Asked, type Window, windowOf, wishOf } from './window.ts';

export async function doctorTimes(platform: Platform, doctorId: string, asked: Asked, now: Date): Promise<Slots> {
  const window = windowOf(asked, now);
  const diaries = await diariesFor(platform, isId(doctorId) ? [doctorId] : [], window, asked, now);
  // no diary: the doctor is not published, or he is and does not practise the speciality, and then has no times
  if (diaries.length === 0 && !(asked.speciality_id && (await isPublished(platform, doctorId))))
    throw problem('not_found');
  return slotsIn(window, diaries, wishOf(asked), now);
}

const isPublished = async ({ db }: Platform, doctorId: string) =>
  isId(doctorId) && (await bookableDoctor(db, doctorId)) !== null;

/** At a hospital a time is free as long as one of its doctors (of the asked speciality) is. */
export async function hospitalTimes(platform: Platform, hospitalId: string, asked: Asked, now: Date): Promise<Slots> {
  const window = windowOf(asked, now);
  const team = isId(hospitalId) ? await hospitalTeam(platform.db, hospitalId) : null;
  if (!team) throw problem('not_found');
  const doctorIds = team.filter((id) => !asked.doctor_id || id === asked.doctor_id);
  const diaries = await diariesFor(platform, doctorIds, window, asked, now);
  return slotsIn(window, diaries, { ...wishOf(asked), hospitalId }, now);
}

/** The diaries for the days of the window and for those on which the next free time may be. */
async function diariesFor(
  { db, pool }: Platform,
  doctorIds: string[],
  window: Window,
  { speciality_id: specialityId }: Asked,
  now: Date,
): Promise<Diary[]> {
  const ids = specialityId && !isId(specialityId) ? [] : doctorIds;
  const today = dayOf(now);
  const last = lastBookableDay(now);
  const span = spanOf(window.from < today ? window.from : today, window.to > last ? window.to : last);
  return diariesOf(db, onPool(pool), { ids, specialityId }, span, now);
}
