import type { Kind } from '@ivuriro/contract/endpoint';
import { sql } from 'kysely';
import { newId } from '../platform/ids.ts';
import { insertInvitation } from './members.ts';
import { writeMessage } from './messages.ts';
import { makeDoctor, makeInsurance, makePlace, makeSpeciality, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';
import { makeAppointment } from './appointments.ts';

/** Values that occur nowhere else, so that a test can search all tables for what is left of this provider. */
export const distinctValues = (kind: Kind) => ({
  name: `Ntwari Only ${kind}`,
  email: `${kind}-who-leaves@example.test`,
  phone: `+25078811${['doctor', 'hospital', 'laboratory', 'pharmacy'].indexOf(kind)}765`,
  shown: `${kind}-at-the-desk@example.test`,
  about: `Text that a ${kind} writes about itself`,
  account: `0099${kind}1177`,
  paidTo: `0088${kind}2266`,
  reply: `What the ${kind} replied`,
  draft: `What the ${kind} never sent`,
  computer: `The front desk of the ${kind}`,
  attached: `never-sent-by-the-${kind}.txt`,
  invited: `invited-by-the-${kind}@example.test`,
});

/**
 * A provider with a row in each table that refers to providers, and nothing unfinished that would prevent an erasure.
 */
export async function fillProvider(
  test: TestApp,
  kind: Kind,
  { patient, words }: { patient: Person; words: ReturnType<typeof distinctValues> },
): Promise<Person> {
  const { db, now } = test.platform;
  const { name, email, phone, shown } = words;
  const provider = await (kind === 'doctor' ? makeDoctor(test, { name }) : makePlace(test, kind, { name }));
  const { id } = provider;
  await db.updateTable('login').set({ email, phone }).where('id', '=', id).execute();
  await db.updateTable('provider').set({ email: shown }).where('id', '=', id).execute();
  await insertWrittenValues(test, kind, id, { patient, words });
  await writeMessage(test, { from: provider, text: words.draft, file: words.attached });
  await db
    .insertInto('picture')
    .values({ id: newId(), item_type: kind, item_id: id, filename: `${id}.webp` })
    .execute();
  await insertSharedComputer(test, provider, words.computer);
  await insertInvitation(test, provider, { email: words.invited });
  await db.insertInto('working_hour').values({ id: newId(), provider_id: id, day: 1 }).execute();
  if (kind === 'doctor' || kind === 'hospital') {
    const doctor = kind === 'doctor' ? provider : await makeDoctor(test);
    const hospital = kind === 'hospital' ? provider : await makePlace(test, 'hospital');
    const startsAt = new Date(now().getTime() - 86_400_000);
    const at = kind === 'hospital' ? { hospital } : {};
    await makeAppointment(test, { doctor, patient, status: 'COMPLETED', startsAt, ...at });
    await insertCalendarRow(test, doctor, hospital);
  }
  if (kind !== 'pharmacy') await makeSpeciality(test, { id, kind });
  if (kind !== 'doctor') {
    const insurance_id = await makeInsurance(test);
    await db.insertInto('accepted_insurance').values({ id: newId(), provider_id: id, insurance_id }).execute();
  }
  if (kind === 'hospital' || kind === 'laboratory') {
    const facility_id = newId();
    await db
      .insertInto('facility')
      .values({ id: facility_id, title: `F ${facility_id}` })
      .execute();
    await db
      .insertInto('provider_facility')
      .values({ id: newId(), provider_id: id, place_kind: kind, facility_id })
      .execute();
  }
  return provider;
}

/** Writes the values of `distinctValues` into the texts of the provider, its payout account and a payout. */
async function insertWrittenValues(
  { platform: { db } }: TestApp,
  kind: Kind,
  id: string,
  { patient, words }: { patient: Person; words: ReturnType<typeof distinctValues> },
): Promise<void> {
  await (kind === 'doctor'
    ? db.updateTable('doctor').set({ bio: words.about }).where('id', '=', id).execute()
    : db.updateTable('place').set({ about: words.about }).where('id', '=', id).execute());
  await db
    .insertInto('payment_info')
    .values({ provider_id: id, method: 'BANK', provider: 'BK', account_number: words.account, account_name: 'A' })
    .execute();
  await db
    .insertInto('payout')
    .values({
      id: newId(),
      provider_id: id,
      amount: 100,
      type: 'custom',
      status: 'CONFIRMED',
      requested_by: id,
      destination: JSON.stringify({ account_number: words.paidTo }),
    })
    .execute();
  const review = newId();
  await db
    .insertInto('review')
    .values({ id: review, provider_id: id, patient_id: patient.id, overall: 4, text: 'Good' })
    .execute();
  await db.insertInto('review_reply').values({ id: newId(), review_id: review, text: words.reply }).execute();
}

async function insertCalendarRow({ platform: { db } }: TestApp, doctor: Person, hospital: Person): Promise<void> {
  await db
    .insertInto('team_member')
    .values({ id: newId(), provider_id: hospital.id, place_kind: 'hospital', doctor_id: doctor.id })
    .execute();
  await sql`insert into calendar_row (id, doctor_id, day, starts_at, ends_at, type, hospital_id)
    values (${newId()}, ${doctor.id}, 1, 480, 600, 'Hospital', ${hospital.id})`.execute(db);
}

async function insertSharedComputer({ platform: { db, now } }: TestApp, { id }: Person, name: string): Promise<void> {
  const owner = await db.selectFrom('membership').select('id').where('account_id', '=', id).executeTakeFirstOrThrow();
  const computer = { id: newId(), account_id: id, name, token_hash: Buffer.from(newId()), registered_by: owner.id };
  await db.insertInto('shared_computer').values(computer).execute();
  const at = { signed_in_at: now(), last_used_at: now() };
  await db
    .insertInto('shared_computer_member')
    .values({ computer_id: computer.id, membership_id: owner.id, ...at })
    .execute();
}
