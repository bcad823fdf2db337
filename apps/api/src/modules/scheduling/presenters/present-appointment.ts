import type { Appointment, ConsultationFile } from '@ivuriro/contract/appointment-shapes';
import { clockText, dayOf, minuteOf } from '../../../platform/clock.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Actor, may } from '../../../platform/session.ts';
import { signedAddress } from '../../files/index.ts';
import type { AppointmentRow, AppointmentWithRefs } from '../queries/appointments.queries.ts';
import { consultationFileOf } from '../ports.ts';
import { mayHaveBegun, movableUntil, restsUntil } from '../domain/appointment-states.ts';

export interface Viewer {
  actor: Pick<Actor, 'id' | 'type' | 'role'>;
  /**
   * Whether one appointment or past consultations are shown, where the doctor may read the patient's reason and the
   * file. False for other lists.
   */
  closely: boolean;
}

/**
 * Patients always read the reason and the consultation file; their doctor only in a detailed view; nobody else does,
 * not even the doctor's reception (permission `files.read`).
 */
export const mayReadMedical = ({ actor, closely }: Viewer) =>
  actor.type === 'patient' || (closely && may(actor, 'files.read'));

/** The desk of a hospital sees the phone number at one appointment, if its role may read patients. */
const mayCallPatient = ({ actor, closely }: Viewer) =>
  actor.type === 'hospital' && closely && may(actor, 'patients.read');

/** Appointments with the fields that this viewer may see. */
export async function presentAppointments(
  platform: Platform,
  rows: AppointmentWithRefs[],
  viewer: Viewer,
): Promise<Appointment[]> {
  const medical = mayReadMedical(viewer);
  const callsPatient = mayCallPatient(viewer);
  const files = medical ? await filesOf(platform, rows, viewer) : new Map<string, ConsultationFile>();
  const sign = ({ id, patient_id: patientId }: { id: string; patient_id: string }, fileIds: string[]) => {
    const reader = { accountId: viewer.actor.id, object: `appointment:${id}`, patientId };
    return fileIds.map((file) => signedAddress(platform, file, reader));
  };
  return rows.map((row) => {
    const { doctor, hospital, speciality, insurance, payment, attachments, desk_message, ...whose } = row.refs;
    const { birth_date, phone, email, signs_in, ...patient } = whose.patient;
    const can_be_told = signs_in || (phone !== null && platform.sms !== undefined);
    const contact = {
      ...(callsPatient && { phone }),
      ...(viewer.actor.type === 'doctor' && { birth_date, phone, email }),
    };
    const type = row.consultation_type as Appointment['consultation_type'];
    return {
      id: row.id,
      appointment_id: row.code,
      consultation_type: type,
      category: type,
      any_doctor: row.any_doctor,
      overbooked: viewer.actor.type !== 'patient' && row.overbooked,
      status: row.status as Appointment['status'],
      speciality: { id: row.speciality_id, name: speciality },
      doctor: { id: doctor.id, name: doctor.name, picture: doctor.picture, user_code: doctor.user_code },
      hospital: row.hospital_id === null ? null : { id: row.hospital_id, name: hospital! },
      patient: { ...patient, picture: whose.patient_picture, can_be_told, ...contact },
      insurance: { id: row.insurance_id, name: insurance },
      // a desk may book without a reason
      reason: (medical && row.reason) || null,
      desk_message,
      assigned_date: dayOf(row.starts_at),
      start_time: clockText(minuteOf(row.starts_at)),
      end_time: clockText(minuteOf(row.ends_at)),
      meet_code: row.meet_code,
      meet_link: row.meet_code && `${platform.config.publicUrl}/meet/${row.meet_code}`,
      attachment: medical ? sign(row, attachments) : null,
      payment,
      refund_rule: row.refund_rule as Appointment['refund_rule'],
      movable_until: movableUntil(row)?.toISOString() ?? null,
      money_rests_until: restsUntil(row)?.toISOString() ?? null,
      // this misspelling is part of the API
      consulatation_file: files.get(row.id) ?? null,
      created_at: row.created_at.toISOString(),
    };
  });
}

/** The consultation files of those appointments that may have begun; the others cannot have a file yet. */
async function filesOf(platform: Platform, rows: AppointmentRow[], { actor }: Viewer) {
  const begun = rows
    .filter((row) => row.status !== 'PENDING' || mayHaveBegun(row, platform.now()))
    .map((row) => row.id);
  if (begun.length === 0) return new Map<string, ConsultationFile>();
  return consultationFileOf.call(platform.db, platform, begun, { accountId: actor.id });
}

export async function presentAppointment(platform: Platform, row: AppointmentWithRefs, viewer: Viewer['actor']) {
  const [presented] = await presentAppointments(platform, [row], { actor: viewer, closely: true });
  return presented!;
}
