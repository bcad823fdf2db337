import type { Appointment } from '@ivuriro/contract/appointment-shapes';
import { type DeskOrder, weekdays } from '@ivuriro/contract/wire';
import { addDays, dayOf, instantOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { auditLine, writeAudit } from '../../../platform/http/audit.ts';
import { listLimit, type Page, pageOf, type Paging, windowOf } from '../../../platform/http/paging.ts';
import { type Actor, may } from '../../../platform/session.ts';
import type { AppointmentRow } from './appointments.queries.ts';
import { type Filter, pageOfAppointments, type People } from './appointment-list.queries.ts';
import { mayReadMedical, presentAppointments, type Viewer } from '../presenters/present-appointment.ts';

interface ListCall {
  actor: Actor;
  platform: Platform;
  query: Omit<Filter, 'ids' | 'today' | 'search' | 'byPhone' | 'nextFrom' | 'order' | 'from' | 'until' | 'weekday'> &
    Paging & {
      id?: string[] | undefined;
      date?: string | undefined;
      day_of_week?: (typeof weekdays)[number] | undefined;
      'text-search'?: string | undefined;
      'order-by'?: 'next' | DeskOrder | undefined;
      isPastConsultation?: string | undefined;
      withoutPaginate?: string | undefined;
    };
  address: { path: string; query: Record<string, unknown> };
  requestId: string;
}

/**
 * The appointments of one account, or all appointments for an administrator, latest first, but pending ones soonest
 * first. Past consultations are the appointments with a consultation file. Only callers who may read these files get
 * past consultations, and the audit log records each listed file as read.
 */
export async function listAppointments(call: ListCall, own: People): Promise<Page<Appointment> | Appointment[]> {
  const { actor, platform, query } = call;
  const {
    category,
    status,
    patient_id,
    doctor_id,
    hospital_id,
    period,
    date,
    day_of_week,
    'text-search': search,
  } = query;
  const isPast = query.isPastConsultation === '1';
  const isWhole = query.withoutPaginate === '1';
  const viewer: Viewer = { actor, closely: isPast };
  const medical = mayReadMedical(viewer);
  const people = { patient_id, doctor_id, hospital_id, ...own };
  const today = instantOf(dayOf(platform.now()), 0);
  // a patient may order from a file as soon as it is saved, also while the appointment is still open
  const written = actor.type === 'patient' ? ('begun' as const) : ('completed' as const);
  const orderBy = query['order-by'];
  const sorted = orderBy === 'next' ? { nextFrom: platform.now() } : { order: orderBy };
  const chosen = isPast ? { written } : { status };
  const day = date && { from: instantOf(date, 0), until: instantOf(addDays(date, 1), 0) };
  const weekday = day_of_week && weekdays.indexOf(day_of_week) + 1;
  const filter: Filter = {
    ...people,
    ids: query.id,
    category,
    search,
    byPhone: may(actor, 'patients.read'),
    period,
    today,
    ...sorted,
    weekday,
    ...day,
    ...chosen,
  };
  const window = isWhole ? { limit: listLimit, offset: 0 } : windowOf(query);
  const { total, rows } =
    isPast && !medical ? { total: 0, rows: [] } : await pageOfAppointments(platform.db, filter, window, medical);
  const appointments = await presentAppointments(platform, rows, viewer);
  if (isPast) await recordReading(call, rows);
  return isWhole ? appointments : pageOf(call, query, total, appointments);
}

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
