import { lastTwelveMonths } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/pool.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Actor } from '../../platform/session.ts';
import { oldestPending, presentAppointments } from '../scheduling/index.ts';
import { appointmentCounts, doctorCounts, hospitalCounts, requestsByMonth, type Side } from './analytics.queries.ts';

const shown = 5;

export async function doctorOverview(platform: Platform, db: Db, doctor: Actor, now: Date) {
  const [requests, counts] = await Promise.all([
    requestsOf(platform, db, 'doctor_id', doctor, now),
    doctorCounts(db, doctor.id),
  ]);
  return {
    apointments: requests.counts.all,
    specialities: counts.specialities,
    affiliated_hospitals: counts.hospitals,
    treated_symptoms: counts.symptoms,
    treated_diseases: counts.diseases,
    pending_appointments: requests.counts.pending,
    pending_requests: requests.pending,
    annualRequests: requests.annual,
  };
}

export async function hospitalOverview(platform: Platform, db: Db, hospital: Actor, now: Date) {
  const [requests, counts] = await Promise.all([
    requestsOf(platform, db, 'hospital_id', hospital, now),
    hospitalCounts(db, hospital.id),
  ]);
  return {
    apointments: requests.counts.all,
    completed_appointments: requests.counts.completed,
    pending_appointments: requests.counts.pending,
    specialities: counts.specialities,
    insuranceAccepted: counts.insurances,
    pending_requests: requests.pending,
    annualRequests: requests.annual,
  };
}

async function requestsOf(platform: Platform, db: Db, side: Side, viewer: Actor, now: Date) {
  const months = lastTwelveMonths(now);
  const [counts, pending, byMonth] = await Promise.all([
    appointmentCounts(db, side, viewer.id),
    oldestPending(db, side, viewer.id, shown),
    requestsByMonth(db, side, viewer.id, months[0]!.from),
  ]);
  return {
    counts,
    pending: await presentAppointments(platform, pending, { actor: viewer, closely: false }),
    annual: months.map(({ text }) => ({ month_string: text, totalRequets: byMonth.get(text) ?? 0 })),
  };
}
