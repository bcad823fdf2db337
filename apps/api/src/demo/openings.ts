import type { Db } from '../platform/db/pool.ts';
import { put } from './put.ts';
import type { DemoVisit } from './visits.ts';

/** What the doctors opened and wrote, as the audit would have kept it: their patients read who did. */
export async function putOpenings(db: Db, visits: DemoVisit[]): Promise<void> {
  const lines = visits.filter((visit) => visit.status !== 'PENDING').flatMap(openingsOf);
  await put(
    db,
    'audit',
    lines.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
  );
}

function openingsOf(visit: DemoVisit) {
  const line = (action: string, at: Date) => ({
    at,
    account_id: visit.doctor.id,
    account_type: 'doctor',
    action,
    object: 'appointment',
    object_id: visit.id,
    patient_id: visit.patient.id,
    outcome: 'done',
  });
  if (visit.status === 'CANCELLED') return [];
  const begun = [line('appointment.read', visit.startsAt), line('appointment.status', visit.changedAt)];
  return visit.status === 'COMPLETED' ? [...begun, line('consultation_file.saved', visit.changedAt)] : begun;
}
