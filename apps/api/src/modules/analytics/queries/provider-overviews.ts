import { lastTwelveMonths } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../../platform/session.ts';
import { presentAppointments, type AppointmentWithRefs, soonestPending } from '../../scheduling/index.ts';
import { doctorCounts, hospitalCounts, type MonthlyRequests } from './analytics.queries.ts';

export const shown = 5;

export async function doctorOverview(platform: Platform, db: Db, doctor: Actor, now: Date) {
  const [rows, counts] = await Promise.all([
    soonestPending(db, { side: 'doctor_id', many: shown }, { id: doctor.id }),
    doctorCounts(db, doctor.id),
  ]);
  return {
    ...(await requests(platform, doctor, rows, counts.requested, now)),
    specialities: counts.specialities,
    affiliated_hospitals: counts.hospitals,
    treated_symptoms: counts.symptoms,
    treated_diseases: counts.diseases,
  };
}

export async function hospitalOverview(platform: Platform, db: Db, hospital: Actor, now: Date) {
  const [rows, counts] = await Promise.all([
    soonestPending(db, { side: 'hospital_id', many: shown }, { id: hospital.id }),
    hospitalCounts(db, hospital.id),
  ]);
  return {
    ...(await requests(platform, hospital, rows, counts.requested, now)),
    completed_appointments: total(counts.requested, { status: 'COMPLETED' }),
    specialities: counts.specialities,
    insuranceAccepted: counts.insurances,
  };
}

async function requests(
  platform: Platform,
  actor: Actor,
  waiting: AppointmentWithRefs[],
  requested: MonthlyRequests[],
  now: Date,
) {
  return {
    apointments: total(requested),
    pending_appointments: total(requested, { status: 'PENDING' }),
    pending_requests: await presentAppointments(platform, waiting, { actor, closely: false }),
    annualRequests: annual(requested, now),
  };
}

/**
 * The number of appointments or orders in these monthly counts. With `like`, only rows that have the same values count,
 * such as the same status.
 */
export function total<T extends MonthlyRequests>(requested: T[], like: Partial<T> = {}): number {
  const conditions = Object.entries(like) as [keyof T, unknown][];
  return sum(requested.filter((one) => conditions.every(([key, value]) => one[key] === value)));
}

/** The number of appointments or orders requested in each of the last twelve months. */
export function annual(requested: MonthlyRequests[], now: Date) {
  const byMonth = Map.groupBy(requested, ({ month }) => month);
  return lastTwelveMonths(now).map(({ text }) => ({ month_string: text, totalRequets: sum(byMonth.get(text) ?? []) }));
}

const sum = (requested: MonthlyRequests[]) => requested.reduce((all, { requests }) => all + requests, 0);
