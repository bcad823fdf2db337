import type { Appointment } from '@ivuriro/contract/shapes';
import { dayOf, instantOf } from '../../platform/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { auditLine, writeAudit } from '../../platform/http/audit.ts';
import { listLimit, type Page, pageOf, type Paging, windowOf } from '../../platform/http/paging.ts';
import type { Actor } from '../../platform/session.ts';
import type { AppointmentRow } from './appointments.queries.ts';
import { type Filter, pageOfAppointments, type People } from './listing.queries.ts';
import { mayReadMedical, presentAppointments, type Viewer } from './present.ts';

interface ListCall {
  actor: Actor;
  platform: Platform;
  query: Omit<Filter, 'today'> &
    Paging & { isPastConsultation?: string | undefined; withoutPaginate?: string | undefined };
  address: { path: string; query: Record<string, unknown> };
  requestId: string;
}

/** The visits of one person, or all of them for the administrator, the latest first. */
export async function listVisits(call: ListCall, own: People): Promise<Page<Appointment> | Appointment[]> {
  const { actor, platform, query } = call;
  const { category, status, patient_id, doctor_id, hospital_id, period } = query;
  const today = instantOf(dayOf(platform.now()), 0);
  const filter = { category, status, patient_id, doctor_id, hospital_id, ...own, period, today };
  if (query.isPastConsultation === '1') return pastConsultations(call, filter);
  const viewer: Viewer = { actor, closely: false };
  const window = query.withoutPaginate === '1' ? all : windowOf(query);
  const { total, rows } = await pageOfAppointments(platform.db, filter, window, mayReadMedical(viewer));
  const visits = await presentAppointments(platform, rows, viewer);
  return query.withoutPaginate === '1' ? visits : pageOf(call, query, total, visits);
}

const all = { limit: listLimit, offset: 0 };

/**
 * Visits that took place and of which a file was written. Who may not read files has none. A patient may order from his
 * as soon as it is written.
 */
async function pastConsultations(call: ListCall, filter: Filter): Promise<Page<Appointment> | Appointment[]> {
  const { actor, platform, query } = call;
  const window = query.withoutPaginate === '1' ? all : windowOf(query);
  const written = actor.type === 'patient' ? 'begun' : 'completed';
  const { total, rows } =
    actor.type === 'patient' || actor.type === 'doctor'
      ? await pageOfAppointments(platform.db, { ...filter, status: undefined, written }, window, true)
      : { total: 0, rows: [] };
  const shown = await presentAppointments(platform, rows, { actor, closely: true });
  await recordReading(call, rows);
  return query.withoutPaginate === '1' ? shown : pageOf(call, query, total, shown);
}

/** A list that holds what was written is a reading of each of the files. */
async function recordReading({ actor, platform, requestId }: ListCall, rows: AppointmentRow[]): Promise<void> {
  await writeAudit(
    platform.db,
    ...rows.map(({ id, patient_id }) => ({
      ...auditLine(actor, 'consultation_file.read', 'appointment', requestId),
      object_id: id,
      patient_id,
    })),
  );
}
