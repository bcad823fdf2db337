import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import type { DemoAppointment } from './draw-appointments.ts';

/**
 * Inserts the audit entries about appointments that doctors read and files that they wrote. Patients see these entries.
 */
export async function putOpenings(db: Db, appointments: DemoAppointment[]): Promise<void> {
  const lines = appointments.filter((appointment) => appointment.status !== 'PENDING').flatMap(openingsOf);
  await put(
    db,
    'audit',
    lines.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

function openingsOf(appointment: DemoAppointment) {
  const line = (action: string, at: Date) => ({
    at,
    account_id: appointment.doctor.id,
    account_type: 'doctor',
    action,
    object: 'appointment',
    object_id: appointment.id,
    patient_id: appointment.patient.id,
    outcome: 'done',
  });
  if (appointment.status === 'CANCELLED') return [];
  const begun = [line('appointment.read', appointment.startsAt), line('appointment.status', appointment.changedAt)];
  return appointment.status === 'COMPLETED'
    ? [...begun, line('consultation_file.saved', appointment.changedAt)]
    : begun;
}
