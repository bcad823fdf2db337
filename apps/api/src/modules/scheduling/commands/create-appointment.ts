import { refundRule } from '@ivuriro/contract/scheduling';
import type { Db } from '../../../platform/db/pool.ts';
import { newCode } from '../../../platform/ids.ts';
import { emit } from '../../../platform/outbox.ts';
import { makeMeeting } from '../../meetings/index.ts';
import type { PaymentRow } from '../../payments/index.ts';
import { attachFiles, writeStatusChange, writeAppointment } from '../queries/appointments.queries.ts';
import { appointmentBooked } from '../events.ts';
import { type StoredRequest, slotOfRequest } from './quote-appointment.ts';
import { endOf, startOf } from '../domain/requested-slot.ts';

export interface BookedSlot {
  id: string;
  doctorId: string;
  payment: Pick<PaymentRow, 'id' | 'patient_id'>;
  request: StoredRequest;
  /** The account that booked: the patient, or the doctor or hospital at whose desk it was booked. */
  bookedBy: string;
  files: string[];
  /** Whether the appointment has no slot claim, because another appointment has claimed the slot. */
  overbooked: boolean;
}

/** Inserts the appointment of a claimed slot, with its video meeting, history, files and event. */
export async function createAppointment(
  trx: Db,
  { id, doctorId, payment, request, bookedBy, files, overbooked }: BookedSlot,
  now: Date,
): Promise<void> {
  const slot = slotOfRequest(request);
  const people = { patient_id: payment.patient_id, doctor_id: doctorId };
  const time = { starts_at: startOf(slot), ends_at: endOf(slot) };
  await writeAppointment(trx, {
    id,
    code: newCode(8),
    ...people,
    hospital_id: slot.hospitalId,
    speciality_id: request.speciality_id,
    insurance_id: request.insurance_id,
    payment_id: payment.id,
    consultation_type: slot.type,
    any_doctor: !request.doctor_id,
    status: 'PENDING',
    reason: request.reason,
    ...time,
    meet_code: slot.type === 'ONLINE' ? await makeMeeting(trx, { appointment_id: id, ...people, ...time }) : null,
    refund_rule: [...refundRule],
    missed_by_sweeper_at: null,
    created_at: now,
    overbooked,
    series_id: request.series_id ?? null,
  });
  await writeStatusChange(trx, {
    appointment_id: id,
    to_status: 'PENDING',
    by_account_id: bookedBy,
    at: now,
  });
  await attachFiles(trx, id, files);
  await emit(trx, appointmentBooked, { appointment_id: id });
}
