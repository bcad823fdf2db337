import { refundRule } from '@ivuriro/contract/scheduling';
import type { Db } from '../platform/db/pool.ts';
import { type Catalogue, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoAppointment } from './draw-appointments.ts';

const meetCode = (appointment: DemoAppointment) => demoId('meeting', appointment.id).replaceAll('-', '').slice(10);
const roomStates: Record<string, string> = { COMPLETED: 'COMPLETED', CANCELLED: 'CANCELLED', MISSED: 'CANCELLED' };

export const paymentId = (appointment: DemoAppointment) => demoId('payment', appointment.id);

/** Inserts the appointments with their slot claims and their history. Their payments must be inserted before. */
export async function putAppointments(db: Db, appointments: DemoAppointment[], catalogue: Catalogue): Promise<void> {
  await put(
    db,
    'meeting',
    appointments
      .filter((appointment) => !appointment.hospital)
      .map((appointment) => ({
        code: meetCode(appointment),
        appointment_id: appointment.id,
        patient_id: appointment.patient.id,
        doctor_id: appointment.doctor.id,
        status: roomStates[appointment.status] ?? 'PENDING',
        starts_at: appointment.startsAt,
        ends_at: appointment.endsAt,
        ...(appointment.status === 'COMPLETED'
          ? {
              patient_came_at: appointment.startsAt,
              doctor_came_at: appointment.startsAt,
              met_at: appointment.startsAt,
            }
          : { patient_came_at: null, doctor_came_at: null, met_at: null }),
      })),
  );
  await put(
    db,
    'appointment',
    appointments.map((appointment) => ({
      id: appointment.id,
      code: appointment.code,
      patient_id: appointment.patient.id,
      doctor_id: appointment.doctor.id,
      hospital_id: appointment.hospital?.id ?? null,
      speciality_id: named(catalogue.specialities, appointment.speciality),
      insurance_id: appointment.insuranceId,
      payment_id: paymentId(appointment),
      consultation_type: appointment.hospital ? 'PHYSICAL' : 'ONLINE',
      status: appointment.status,
      reason: appointment.reason,
      starts_at: appointment.startsAt,
      ends_at: appointment.endsAt,
      meet_code: appointment.hospital ? null : meetCode(appointment),
      refund_rule: refundRule as never,
      created_at: appointment.bookedAt,
    })),
  );
  await put(
    db,
    'slot_claim',
    appointments.map((appointment) => ({
      id: demoId('claim', appointment.id),
      doctor_id: appointment.doctor.id,
      during: `[${appointment.startsAt.toISOString()},${appointment.endsAt.toISOString()})`,
      state: appointment.status === 'CANCELLED' ? 'RELEASED' : 'BOOKED',
      payment_id: paymentId(appointment),
      appointment_id: appointment.id,
      created_at: appointment.bookedAt,
    })),
  );
  const changes = appointments.flatMap((appointment) => changesOf(appointment));
  await put(
    db,
    'appointment_status_change',
    changes.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

function changesOf(appointment: DemoAppointment) {
  const change = (from: string | null, to: string, by: string, at: Date, reason: string | null = null) => ({
    appointment_id: appointment.id,
    from_status: from,
    to_status: to,
    by_account_id: by,
    reason,
    at,
  });
  const booked = change(null, 'PENDING', appointment.patient.id, appointment.bookedAt);
  if (appointment.status === 'PENDING') return [booked];
  if (appointment.status === 'CANCELLED') {
    const by =
      appointment.cancelledBy === 'patient'
        ? appointment.patient.id
        : (appointment.hospital?.id ?? appointment.doctor.id);
    return [booked, change('PENDING', 'CANCELLED', by, appointment.changedAt, 'Something came between')];
  }
  if (appointment.status === 'MISSED')
    return [booked, change('PENDING', 'MISSED', appointment.doctor.id, appointment.changedAt)];
  const begun = change('PENDING', 'ONGOING', appointment.doctor.id, appointment.startsAt);
  return appointment.status === 'ONGOING'
    ? [booked, begun]
    : [booked, begun, change('ONGOING', 'COMPLETED', appointment.doctor.id, appointment.changedAt)];
}
