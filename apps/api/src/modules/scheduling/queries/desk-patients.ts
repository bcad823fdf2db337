import { type deskPatients, mostAppointments } from '@ivuriro/contract/desk-patients';
import { sql } from 'kysely';
import { dayOf, instantOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf, Owner } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, may } from '../../../platform/session.ts';
import { type Desk, findDeskPatient, pageOfDeskPatients, presentDeskPatient } from '../../identity/index.ts';
import { consultationFileOf } from '../ports.ts';
import { presentAppointments } from '../presenters/present-appointment.ts';
import { sideOf } from './appointment-brief.queries.ts';
import { pageOfAppointments } from './appointment-list.queries.ts';

/** The doctor or hospital as a desk, with the patients who have or had an appointment there. */
export function deskOf(owner: Owner): Desk {
  const booked = sql`select patient_id from appointment where ${sql.ref(sideOf(owner))} = ${owner.id}`;
  return { placeId: owner.id, booked };
}

/** SQL: each patient of a doctor or hospital, and when the last of their visits began that took place. */
const lastAppointmentsAt = (owner: Owner, now: Date) => sql`select patient_id, max(starts_at) from appointment
  where ${sql.ref(sideOf(owner))} = ${owner.id} and starts_at <= ${now} and status not in ('CANCELLED', 'MISSED')
  group by patient_id`;

/** One page of the patients of a doctor or hospital. */
export async function listDeskPatients(call: OwnedCallOf<typeof deskPatients.endpoints.list>) {
  const { db, owner, query, now } = call;
  const request = {
    search: query['text-search'],
    order: query['order-by'],
    lastAppointments: lastAppointmentsAt(owner, now),
  };
  const { rows, total } = await pageOfDeskPatients(db, deskOf(owner), request, windowOf(query));
  const presented = rows.map((row) => ({
    ...presentDeskPatient(row),
    last_visit_at: row.last_visit_at?.toISOString() ?? null,
  }));
  return pageOf(call, query, total, presented);
}

/** One patient of the doctor or hospital, with the appointments there, latest first. */
export async function readDeskPatient(call: OwnedCallOf<typeof deskPatients.endpoints.read>) {
  const { db, owner, actor, platform, params, now } = call;
  const patient = await findDeskPatient(db, params.id, owner.id);
  if (!patient) throw problem('not_found');
  const filter = { patient_id: params.id, [sideOf(owner)]: owner.id, today: instantOf(dayOf(now), 0) };
  const { rows } = await pageOfAppointments(db, filter, { limit: mostAppointments, offset: 0 }, false);
  const appointments = await presentAppointments(platform, rows, { actor, closely: false });
  const files = may(actor, 'files.read') ? await filesOf(platform, rows, actor) : null;
  const { email, id_number } = patient;
  return { ...presentDeskPatient(patient), email, id_number, appointments, files };
}

/** The codes of the consultation files. Each file itself is read with its appointment, which is audited. */
async function filesOf(platform: Platform, rows: { id: string }[], { id }: Actor) {
  const appointments = rows.map((row) => row.id);
  const files = await consultationFileOf.call(platform.db, platform, appointments, { accountId: id });
  return appointments.flatMap((appointment) => {
    const file = files.get(appointment);
    return file ? [{ appointment_id: appointment, code: file.code, created_at: file.created_at }] : [];
  });
}
