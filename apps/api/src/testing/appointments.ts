import { newCode, newId } from '../platform/ids.ts';
import { makeMeeting } from '../modules/meetings/index.ts';
import type { Person } from './people.ts';
import { makeInsurance, makeSpeciality } from './people.ts';
import type { TestApp } from './test-app.ts';

export interface AppointmentValues {
  doctor: Person;
  patient: Person;
  /** The hospital of an appointment in person; absent for an online appointment. */
  hospital?: Person;
  status?: 'PENDING' | 'ONGOING' | 'COMPLETED' | 'CANCELLED' | 'MISSED';
  startsAt?: Date;
  createdAt?: Date;
  specialityId?: string;
}
export interface TestAppointment {
  id: string;
  code: string;
  paymentId: string;
  /** The code of the meeting; null when the appointment is in person. */
  meetCode: string | null;
}

/** Inserts an appointment of one hour that is paid by card, without the booking calls. */
export async function makeAppointment(
  fixture: Pick<TestApp, 'platform'>,
  given: AppointmentValues,
): Promise<TestAppointment> {
  const { db, now } = fixture.platform;
  const { doctor, patient, hospital, status = 'PENDING', createdAt = now() } = given;
  const startsAt = given.startsAt ?? new Date(Math.ceil(now().getTime() / 3_600_000) * 3_600_000);
  const insuranceId = await makeInsurance(fixture);
  const specialityId = given.specialityId ?? (await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }));
  const appointment: TestAppointment = { id: newId(), code: newCode(8), paymentId: newId(), meetCode: null };
  const people = { patient_id: patient.id, doctor_id: doctor.id };
  const time = { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3_600_000) };
  await db
    .insertInto('payment')
    .values({
      id: appointment.paymentId,
      tx_ref: newId(),
      patient_id: patient.id,
      payee_id: (hospital ?? doctor).id,
      payee_kind: hospital ? 'hospital' : 'doctor',
      purpose: 'appointment',
      method: 'CARD',
      amount: 10_000,
      commission: 1_000,
      status: 'SUCCESSFUL',
      gateway: 'sandbox',
      gateway_tx_id: newId(),
      verified_amount: 10_000,
      verified_currency: 'RWF',
      reference_id: appointment.id,
      captured_at: createdAt,
      created_at: createdAt,
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    if (!hospital)
      appointment.meetCode = await makeMeeting(trx, { appointment_id: appointment.id, ...people, ...time });
    await trx
      .insertInto('appointment')
      .values({
        id: appointment.id,
        code: appointment.code,
        ...people,
        ...time,
        hospital_id: hospital?.id ?? null,
        speciality_id: specialityId,
        insurance_id: insuranceId,
        payment_id: appointment.paymentId,
        consultation_type: hospital ? 'PHYSICAL' : 'ONLINE',
        status,
        reason: 'Headache',
        meet_code: appointment.meetCode,
        refund_rule: JSON.stringify([]),
        created_at: createdAt,
      })
      .execute();
  });
  return appointment;
}
