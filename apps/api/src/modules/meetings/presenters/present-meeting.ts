import type { Meeting } from '@ivuriro/contract/meetings';
import type { Platform } from '../../../platform/platform.ts';
import { patientRefs } from '../../identity/index.ts';
import { iceServers } from '../domain/ice-servers.ts';
import type { MeetingRow } from '../queries/meetings.queries.ts';
import { doctorsOfMeetings } from '../ports.ts';
import { presentIn } from './socket-events.ts';

/** The room as patient or doctor sees it. */
export async function presentMeeting(platform: Platform, row: MeetingRow, viewerId: string): Promise<Meeting> {
  const { db, config, now } = platform;
  const [patients, doctors] = await Promise.all([
    patientRefs(db, [row.patient_id]),
    doctorsOfMeetings.call(db, [row.doctor_id]),
  ]);
  const { id, full_name, picture } = patients.get(row.patient_id)!;
  return {
    meeting_id: row.code,
    code: row.code,
    appointment_id: row.appointment_id,
    status: row.status as Meeting['status'],
    patient: { id, full_name, picture },
    doctor: doctors.get(row.doctor_id)!,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    offer: row.offer,
    offer_candidates: listed(row.offer_candidates),
    answer: row.answer,
    remote_candidates: listed(row.remote_candidates),
    present: presentIn(row),
    ice_servers: iceServers(config, row, viewerId, now()),
  };
}

const listed = (candidates: string[]) => (candidates.length > 0 ? `[${candidates.join(',')}]` : null);
