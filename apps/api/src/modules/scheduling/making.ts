import { refundRule } from '@ivuriro/contract/scheduling';
import type { Db } from '../../platform/db/pool.ts';
import { newCode } from '../../platform/ids.ts';
import { makeMeeting } from '../meetings/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import { type AppointmentRow, attachFiles, insertAppointment } from './appointments.queries.ts';
import { type KeptRequest, wantedBy } from './request.ts';
import { endOf, startOf } from './wanted.ts';

export interface Made {
  id: string;
  doctorId: string;
  payment: Pick<PaymentRow, 'id' | 'patient_id'>;
  request: KeptRequest;
  files: string[];
}

/** The visit of a time that was taken, with its history and the word of it. */
export async function makeAppointment(trx: Db, made: Made, now: Date): Promise<AppointmentRow> {
  const { request } = made;
  const wanted = wantedBy(request);
  const people = { patient_id: made.payment.patient_id, doctor_id: made.doctorId };
  const time = { starts_at: startOf(wanted), ends_at: endOf(wanted) };
  const row = {
    id: made.id,
    code: newCode(8),
    ...people,
    hospital_id: wanted.hospitalId,
    speciality_id: request.speciality_id,
    insurance_id: request.insurance_id,
    payment_id: made.payment.id,
    consultation_type: wanted.type,
    any_doctor: !request.doctor_id,
    reason: request.reason,
    ...time,
    meet_code:
      wanted.type === 'ONLINE' ? await makeMeeting(trx, { appointment_id: made.id, ...people, ...time }) : null,
    refund_rule: JSON.stringify(refundRule),
    created_at: now,
  };
  const history = {
    appointment_id: made.id,
    to_status: 'PENDING',
    by_account_id: made.payment.patient_id,
    at: now,
  };
  const visit = await insertAppointment(trx, row, history);
  await attachFiles(trx, made.id, made.files);
  return visit;
}
