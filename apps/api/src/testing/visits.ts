import { newCode, newId } from '../platform/ids.ts';
import { makeMeeting } from '../modules/meetings/index.ts';
import type { Person } from './people.ts';
import { makeInsurance, makeSpeciality } from './people.ts';
import type { TestApp } from './test-app.ts';

export interface VisitGiven {
  doctor: Person;
  patient: Person;
  /** In person at this place; else online. */
  hospital?: Person;
  status?: 'PENDING' | 'ONGOING' | 'COMPLETED' | 'CANCELLED' | 'MISSED';
  startsAt?: Date;
  createdAt?: Date;
  specialityId?: string;
}
export interface Visit {
  id: string;
  code: string;
  paymentId: string;
  /** Of the room of an online visit. */
  meetCode: string | null;
}

/** A booked visit of an hour, paid by card, put straight into the database. */
export async function makeVisit(fixture: Pick<TestApp, 'platform'>, given: VisitGiven): Promise<Visit> {
  const { db, now } = fixture.platform;
  const { doctor, patient, hospital, status = 'PENDING', createdAt = now() } = given;
  const startsAt = given.startsAt ?? new Date(Math.ceil(now().getTime() / 3_600_000) * 3_600_000);
  const insuranceId = await makeInsurance(fixture);
  const specialityId = given.specialityId ?? (await makeSpeciality(fixture, { id: doctor.id, kind: 'doctor' }));
  const visit: Visit = { id: newId(), code: newCode(8), paymentId: newId(), meetCode: null };
  const people = { patient_id: patient.id, doctor_id: doctor.id };
  const time = { starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 3_600_000) };
  await db
    .insertInto('payment')
    .values({
      id: visit.paymentId,
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
      reference_id: visit.id,
      captured_at: createdAt,
      created_at: createdAt,
    })
    .execute();
  await db.transaction().execute(async (trx) => {
    if (!hospital) visit.meetCode = await makeMeeting(trx, { appointment_id: visit.id, ...people, ...time });
    await trx
      .insertInto('appointment')
      .values({
        id: visit.id,
        code: visit.code,
        ...people,
        ...time,
        hospital_id: hospital?.id ?? null,
        speciality_id: specialityId,
        insurance_id: insuranceId,
        payment_id: visit.paymentId,
        consultation_type: hospital ? 'PHYSICAL' : 'ONLINE',
        status,
        reason: 'Headache',
        meet_code: visit.meetCode,
        refund_rule: JSON.stringify([]),
        created_at: createdAt,
      })
      .execute();
  });
  return visit;
}
