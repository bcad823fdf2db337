import { sql } from 'kysely';
import { newId } from '../platform/ids.ts';
import { asOwner } from '../platform/db/role.ts';
import { insertInvitation } from './members.ts';
import { makeAppointment } from './appointments.ts';
import { makePatient, makePlace, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import type { daily } from '../modules/privacy/jobs/retention.ts';

type Line = keyof typeof daily;
interface People {
  patient: Person;
  doctor: Person;
  admin: Person;
}

/**
 * For each retention period, a function that inserts rows dated `at`, and the rows that are deleted together with them.
 */
export const insertExpired = (
  test: TestApp,
  { patient, doctor, admin }: People,
  at: Date,
): Record<Line, () => Promise<unknown>> => {
  const { db } = test.platform;
  const file = async () => {
    const id = newId();
    await test.platform.storage.put(`private/${id}`, Buffer.from('words'), 'text/plain');
    await db
      .insertInto('private_file')
      .values({
        id,
        storage_key: `private/${id}`,
        name: 'a.txt',
        content_type: 'text/plain',
        bytes: 5,
        uploaded_by: patient.id,
      })
      .execute();
    return id;
  };
  const message = async (
    given: Partial<{
      author_id: string | null;
      visitor_name: string;
      visitor_email: string;
      sent_at: Date | null;
      answers_id: string;
    }>,
  ) => {
    const id = newId();
    await db
      .insertInto('message')
      .values({ id, author_id: patient.id, sent_at: at, text: 'Words', ...given })
      .execute();
    return id;
  };
  const copy = (message_id: string, account_id: string, box: string, deleted_at: Date | null = null) =>
    db.insertInto('message_copy').values({ id: newId(), message_id, account_id, box, at, deleted_at }).execute();
  const payment = async (reference_id: string | null) => {
    const id = newId();
    await db
      .insertInto('payment')
      .values({
        id,
        tx_ref: id,
        patient_id: patient.id,
        payee_id: doctor.id,
        payee_kind: 'doctor',
        purpose: 'appointment',
        method: 'CASH',
        amount: 1_000,
        commission: 100,
        status: reference_id ? 'VOID' : 'EXPIRED',
        request: JSON.stringify({ reason: 'a cough' }),
        fields: JSON.stringify({ reason: 'a cough' }),
        reference_id,
        created_at: at,
      })
      .execute();
    await db
      .insertInto('payment_attachment')
      .values({ payment_id: id, file_id: await file() })
      .execute();
  };
  return {
    notices: () =>
      db
        .insertInto('notification')
        .values({
          id: newId(),
          patient_id: patient.id,
          notifiable_type: 'Payment',
          reference_type: 'Payment',
          notifiable_status: 'PaymentSuccessful',
          reference_url: '/',
          concerns_at: at,
          happening: newId(),
          created_at: at,
        })
        .execute(),
    arrivals: async () => {
      const hospital = await makePlace(test, 'hospital');
      const { id: appointment_id } = await makeAppointment(test, { doctor, patient, hospital });
      const token = { place_id: hospital.id, speciality_id: newId(), letter: 'A', number: 1 };
      await db
        .insertInto('arrival')
        .values({ appointment_id, day: '2020-03-01', ...token, arrived_at: at })
        .execute();
    },
    team_invitations: async () => {
      const { id } = await makePlace(test, 'hospital');
      const sides = { provider_id: id, place_kind: 'hospital', doctor_id: doctor.id, invited_by: id };
      const ended = { state: 'DECLINED', created_at: at, ended_at: at };
      await db
        .insertInto('team_invitation')
        .values({ id: newId(), ...sides, ...ended })
        .execute();
    },
    member_invitations: async () => {
      const { id } = await makePlace(test, 'hospital');
      await insertInvitation(test, { id }, { email: 'keza@example.test', at, endedAt: at });
    },
    patient_merges: async () => {
      const { id: merged_by } = await db
        .selectFrom('membership')
        .select('id')
        .where('account_id', '=', admin.id)
        .executeTakeFirstOrThrow();
      const { id: from_id } = await makePatient(test);
      const row = { id: newId(), from_id, into_id: patient.id, merged_by, merged_at: at, moved: '{}' };
      await db
        .insertInto('patient_merge')
        .values({ ...row, ended_members: [], new_members: [] })
        .execute();
    },
    deleted_messages: async () => {
      const id = await message({});
      await copy(id, patient.id, 'sent', at);
      await copy(id, doctor.id, 'inbox', at);
      await db.insertInto('message_recipient').values({ message_id: id, position: 0, account_id: doctor.id }).execute();
      await db
        .insertInto('message_file')
        .values({ message_id: id, position: 0, file_id: await file() })
        .execute();
      // the doctor still has a copy of this reply, so it must not be deleted
      await copy(await message({ author_id: doctor.id, answers_id: id }), doctor.id, 'sent');
    },
    drafts: async () => {
      const id = await message({ sent_at: null });
      await copy(id, patient.id, 'draft');
      await db
        .insertInto('message_file')
        .values({ message_id: id, position: 0, file_id: await file() })
        .execute();
    },
    visitors_messages: async () => {
      const visitor = { visitor_name: 'Keza', visitor_email: 'keza@example.test' };
      const id = await message({ author_id: null, ...visitor });
      await copy(id, admin.id, 'inbox');
      const answer = await message({ author_id: admin.id, answers_id: id });
      await copy(answer, admin.id, 'sent');
      await db
        .insertInto('message_recipient')
        .values({ message_id: answer, position: 0, ...visitor })
        .execute();
    },
    asked_with_payments: async () => {
      await payment(null);
      await payment(newId());
    },
    gateway_events: () =>
      db
        .insertInto('gateway_event')
        .values({ gateway: 'sandbox', event_key: newId(), payload: JSON.stringify({}), received_at: at })
        .execute(),
    given_up_jobs: () =>
      asOwner(test.databaseUrl, (owner) =>
        owner.query(
          `insert into graphile_worker._private_tasks (identifier) values ('mail') on conflict do nothing;
           insert into graphile_worker._private_jobs (task_id, payload, attempts, max_attempts, last_error, updated_at)
             select id, '{}', 3, 3, 'away', '${at.toISOString()}' from graphile_worker._private_tasks limit 1`,
        ),
      ),
    visitors: () => sql`insert into visit values (${at}::timestamptz::date, ${Buffer.from(newId())})`.execute(db),
    begun_second_factors: () =>
      db
        .insertInto('login_factor')
        .values({ login_id: admin.id, secret: Buffer.alloc(20), created_at: at })
        .execute(),
    demo_text_messages: () =>
      db.insertInto('sms').values({ number: '+250788000001', text: 'T', parts: 1, at }).execute(),
    demo_mails: () =>
      db
        .insertInto('demo_mail')
        .values({ recipient: 'a@b.test', subject: 'S', text: '', html: '', created_at: at })
        .execute(),
  };
};
