import { refundRule } from '@ivuriro/contract/scheduling';
import type { Db } from '../../platform/db/pool.ts';
import { newCode } from '../../platform/ids.ts';
import { eventRow } from '../../platform/outbox.ts';
import { makeMeeting } from '../meetings/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { attachFiles, insertAppointment, type NewVisit } from './appointments.queries.ts';
import { appointmentBooked } from './events.ts';
import { type KeptRequest, wantedBy } from './request.ts';
import { endOf, startOf } from './wanted.ts';

export interface Made {
  id: string;
  doctorId: string;
  payment: Pick<PaymentRow, 'id' | 'patient_id'>;
  request: KeptRequest;
  files: string[];
}

/** Makes the visit for a time that was taken, with its history, event and files. */
export async function makeAppointment(trx: Db, made: Made, now: Date): Promise<void> {
  await insertAppointment(trx, await rowsOf(trx, made, now));
  await attachFiles(trx, made.id, made.files);
}

export async function rowsOf(trx: Db, { id, doctorId, payment, request }: Made, now: Date): Promise<NewVisit> {
  const wanted = wantedBy(request);
  const people = { patient_id: payment.patient_id, doctor_id: doctorId };
  const time = { starts_at: startOf(wanted), ends_at: endOf(wanted) };
  return {
    row: {
      id,
      code: newCode(8),
      ...people,
      hospital_id: wanted.hospitalId,
      speciality_id: request.speciality_id,
      insurance_id: request.insurance_id,
      payment_id: payment.id,
      consultation_type: wanted.type,
      any_doctor: !request.doctor_id,
      status: 'PENDING',
      reason: request.reason,
      ...time,
      meet_code: wanted.type === 'ONLINE' ? await makeMeeting(trx, { appointment_id: id, ...people, ...time }) : null,
      refund_rule: [...refundRule],
      missed_by_sweeper_at: null,
      created_at: now,
    },
    history: { appointment_id: id, to_status: 'PENDING', by_account_id: payment.patient_id, at: now },
    event: eventRow(appointmentBooked, { appointment_id: id }),
  };
}
