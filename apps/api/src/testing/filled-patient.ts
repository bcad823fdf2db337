import { newId } from '../platform/ids.ts';
import { makeAppointment } from './appointments.ts';
import { writeMessage } from './messages.ts';
import type { Person } from './people.ts';
import type { TestApp } from './test-app.ts';

interface Parties {
  doctor: Person;
  laboratory: Person;
  /** The id of a post that the patient has read. */
  blogId: string;
}

/** Inserts rows of every kind that name a patient as a party. */
export async function fillPatient(
  test: Pick<TestApp, 'platform'>,
  patient: Person,
  { doctor, laboratory, blogId }: Parties,
): Promise<void> {
  const { db, now } = test.platform;
  await makeAppointment(test, { doctor, patient, status: 'COMPLETED' });
  await makeAppointment(test, { doctor, patient, startsAt: new Date(now().getTime() + 86_400_000) });
  await placeOrder(test, patient, laboratory);
  const opinion = { overall: 5, text: `What ${patient.name} thinks`, accepted: true };
  await db
    .insertInto('review')
    .values({ id: newId(), provider_id: doctor.id, patient_id: patient.id, ...opinion })
    .execute();
  await writeMessage(test, { from: patient, to: doctor, patient, text: 'A question', file: 'question.txt' });
  await writeMessage(test, { from: doctor, to: patient, patient, text: 'An answer', file: 'answer.txt' });
  await writeMessage(test, { from: patient, text: 'Not sent yet', file: 'draft.txt' });
  for (const [account_id, sender_id] of [
    [patient.id, laboratory.id],
    [laboratory.id, patient.id],
  ] as const)
    await db.insertInto('blocked_sender').values({ id: newId(), account_id, sender_id, created_at: now() }).execute();
  await db
    .insertInto('notification')
    .values({
      id: newId(),
      patient_id: patient.id,
      notifiable_type: 'Payment',
      reference_type: 'Payment',
      notifiable_status: 'PaymentSuccessful',
      reference_url: '/',
      concerns_at: now(),
      happening: newId(),
    })
    .execute();
  await db.insertInto('post_seen').values({ patient_id: patient.id, blog_id: blogId }).execute();
  const answered = { status: 'DONE', answer: 'We did', answered_at: now(), created_at: now() };
  await db
    .insertInto('data_request')
    .values({ id: newId(), patient_id: patient.id, type: 'CORRECTION', text: 'My name', ...answered })
    .execute();
}

async function placeOrder({ platform }: Pick<TestApp, 'platform'>, patient: Person, { id: provider_id }: Person) {
  const { db, now } = platform;
  const payment_id = newId();
  await db
    .insertInto('payment')
    .values({
      id: payment_id,
      tx_ref: payment_id,
      patient_id: patient.id,
      payee_id: provider_id,
      payee_kind: 'laboratory',
      purpose: 'laboratory_test',
      method: 'CASH',
      amount: 1_000,
      commission: 100,
      status: 'CASH_DUE',
      created_at: now(),
    })
    .execute();
  await db
    .insertInto('medical_order')
    .values({
      id: newId(),
      code: newId().slice(-8),
      kind: 'laboratory',
      provider_id,
      patient_id: patient.id,
      payment_id,
      category: 'Patient',
    })
    .execute();
}
