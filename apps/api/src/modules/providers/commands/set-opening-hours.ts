import { weekdays } from '@ivuriro/contract/wire';
import type { Hour } from '@ivuriro/contract/shapes';
import { readClock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { Owner } from '../../../platform/http/call.ts';
import { hourRows, saveHours } from '../queries/opening-hours.queries.ts';
import { type Hours, usualHours } from '../domain/opening-hours.ts';
import { presentHours } from '../presenters/present-opening-hours.ts';

/** The parallel lists of the form: entries at the same position describe the same day. */
export interface HoursForm {
  day: (typeof weekdays)[number][];
  isClosed: boolean[];
  isWorking24Hours: boolean[];
  opening_from: string[];
  closed_at: string[];
}

export async function workingHoursOf(db: Db, owner: Owner): Promise<Hour[]> {
  return presentHours(await hourRows(db, owner.id), owner);
}

export async function setWorkingHours(trx: Db, owner: Owner, form: HoursForm): Promise<Hour[]> {
  const { day, isClosed, isWorking24Hours, opening_from, closed_at } = form;
  if ([isClosed, isWorking24Hours, opening_from, closed_at].some((list) => list.length !== day.length))
    throw problem('validation_failed', 'Say for each day whether it is closed, and from when to when it is open.');
  const days = new Map<number, Hours>();
  for (const [index, name] of day.entries()) {
    const marks = { is_closed: isClosed[index]!, is_24_hours: isWorking24Hours[index]! };
    const times =
      marks.is_closed || marks.is_24_hours
        ? { opens_at: usualHours.opens_at, closes_at: usualHours.closes_at }
        : readTimes(name, opening_from[index]!, closed_at[index]!);
    days.set(weekdays.indexOf(name) + 1, { ...marks, ...times });
  }
  await saveHours(trx, owner.id, days);
  return workingHoursOf(trx, owner);
}

function readTimes(day: string, from: string, to: string): { opens_at: number; closes_at: number } {
  const opens = readClock(from);
  const closes = readClock(to, 'end');
  if (opens === null || closes === null) throw problem('validation_failed', `Write the hours of ${day} like 08:00 AM.`);
  return { opens_at: opens, closes_at: closes };
}
