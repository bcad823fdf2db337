import { refundRule } from '@ivuriro/contract/scheduling';
import type { Db } from '../platform/db/pool.ts';
import { type Catalogue, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoVisit } from './visits.ts';

const meetCode = (visit: DemoVisit) => demoId('meeting', visit.id).replaceAll('-', '').slice(10);
const roomStates: Record<string, string> = { COMPLETED: 'COMPLETED', CANCELLED: 'CANCELLED', MISSED: 'CANCELLED' };

export const paymentId = (visit: DemoVisit) => demoId('payment', visit.id);

/** The visits with their claims of the doctor's time and what became of them; their payments are there already. */
export async function putAppointments(db: Db, visits: DemoVisit[], catalogue: Catalogue): Promise<void> {
  await put(
    db,
    'meeting',
    visits
      .filter((visit) => !visit.hospital)
      .map((visit) => ({
        code: meetCode(visit),
        appointment_id: visit.id,
        patient_id: visit.patient.id,
        doctor_id: visit.doctor.id,
        status: roomStates[visit.status] ?? 'PENDING',
        starts_at: visit.startsAt,
        ends_at: visit.endsAt,
        ...(visit.status === 'COMPLETED'
          ? { patient_came_at: visit.startsAt, doctor_came_at: visit.startsAt, met_at: visit.startsAt }
          : { patient_came_at: null, doctor_came_at: null, met_at: null }),
      })),
  );
  await put(
    db,
    'appointment',
    visits.map((visit) => ({
      id: visit.id,
      code: visit.code,
      patient_id: visit.patient.id,
      doctor_id: visit.doctor.id,
      hospital_id: visit.hospital?.id ?? null,
      speciality_id: named(catalogue.specialities, visit.speciality),
      insurance_id: visit.insuranceId,
      payment_id: paymentId(visit),
      consultation_type: visit.hospital ? 'PHYSICAL' : 'ONLINE',
      status: visit.status,
      reason: visit.reason,
      starts_at: visit.startsAt,
      ends_at: visit.endsAt,
      meet_code: visit.hospital ? null : meetCode(visit),
      refund_rule: refundRule as never,
      created_at: visit.bookedAt,
    })),
  );
  await put(
    db,
    'slot_claim',
    visits.map((visit) => ({
      id: demoId('claim', visit.id),
      doctor_id: visit.doctor.id,
      during: `[${visit.startsAt.toISOString()},${visit.endsAt.toISOString()})`,
      state: visit.status === 'CANCELLED' ? 'RELEASED' : 'BOOKED',
      payment_id: paymentId(visit),
      appointment_id: visit.id,
      created_at: visit.bookedAt,
    })),
  );
  const changes = visits.flatMap((visit) => changesOf(visit));
  await put(
    db,
    'appointment_status_change',
    changes.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

function changesOf(visit: DemoVisit) {
  const change = (from: string | null, to: string, by: string, at: Date, reason: string | null = null) => ({
    appointment_id: visit.id,
    from_status: from,
    to_status: to,
    by_account_id: by,
    reason,
    at,
  });
  const booked = change(null, 'PENDING', visit.patient.id, visit.bookedAt);
  if (visit.status === 'PENDING') return [booked];
  if (visit.status === 'CANCELLED') {
    const by = visit.cancelledBy === 'patient' ? visit.patient.id : (visit.hospital?.id ?? visit.doctor.id);
    return [booked, change('PENDING', 'CANCELLED', by, visit.changedAt, 'Something came between')];
  }
  if (visit.status === 'MISSED') return [booked, change('PENDING', 'MISSED', visit.doctor.id, visit.changedAt)];
  const begun = change('PENDING', 'ONGOING', visit.doctor.id, visit.startsAt);
  return visit.status === 'ONGOING'
    ? [booked, begun]
    : [booked, begun, change('ONGOING', 'COMPLETED', visit.doctor.id, visit.changedAt)];
}
