import { lastTwelveMonths } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/session.ts';
import { oldestPending, presentAppointments } from '../scheduling/index.ts';
import { doctorCounts, hospitalCounts, type Requested, type Side } from './analytics.queries.ts';

export const shown = 5;

export async function doctorOverview(platform: Platform, db: Db, doctor: Actor, now: Date) {
  const [counts, pending] = await Promise.all([
    doctorCounts(db, doctor.id),
    longestWaiting(platform, db, 'doctor_id', doctor),
  ]);
  return {
    apointments: total(counts.requested),
    specialities: counts.specialities,
    affiliated_hospitals: counts.hospitals,
    treated_symptoms: counts.symptoms,
    treated_diseases: counts.diseases,
    pending_appointments: total(counts.requested, { status: 'PENDING' }),
    pending_requests: pending,
    annualRequests: annual(counts.requested, now),
  };
}

export async function hospitalOverview(platform: Platform, db: Db, hospital: Actor, now: Date) {
  const [counts, pending] = await Promise.all([
    hospitalCounts(db, hospital.id),
    longestWaiting(platform, db, 'hospital_id', hospital),
  ]);
  return {
    apointments: total(counts.requested),
    completed_appointments: total(counts.requested, { status: 'COMPLETED' }),
    pending_appointments: total(counts.requested, { status: 'PENDING' }),
    specialities: counts.specialities,
    insuranceAccepted: counts.insurances,
    pending_requests: pending,
    annualRequests: annual(counts.requested, now),
  };
}

async function longestWaiting(platform: Platform, db: Db, side: Side, viewer: Actor) {
  return presentAppointments(platform, await oldestPending(db, side, viewer.id, shown), {
    actor: viewer,
    closely: false,
  });
}

/** How many requests there were that are like this. */
export const total = <T extends Requested>(requested: T[], like: Partial<T> = {}): number =>
  requested
    .filter((one) => Object.entries(like).every(([key, value]) => one[key as keyof T] === value))
    .reduce((sum, { requests }) => sum + requests, 0);

/** Requests of the last twelve months, each month with its number. */
export const annual = (requested: Requested[], now: Date) =>
  lastTwelveMonths(now).map(({ text }) => ({ month_string: text, totalRequets: total(requested, { month: text }) }));
