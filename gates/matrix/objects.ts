import type { Kind, Role } from '@ivuriro/contract/endpoint';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { newCode, newId } from '../../apps/api/src/platform/ids.ts';
import { makeVisit } from '../../apps/api/src/testing/visits.ts';
import { catalogueObjects } from './catalogue-objects.ts';
import { offers, orders } from './order-objects.ts';
import { as, makeSomebody, marker, openSession, type Somebody, someStranger } from './people.ts';
import { teamObjects } from './team-objects.ts';
import type { World } from '../world.ts';

/** How to make one object of a kind that belongs to somebody, and those that even he may not reach. */
export interface ObjectKind {
  /** The id that clients send to this route. */
  make: (world: World, owner: Somebody, route: Route) => Promise<string>;
  hidden?: (world: World, owner: Somebody, route: Route) => Promise<string[]>;
  /** There is no such row: whatever is named is what is meant. */
  virtual?: true;
}

const anybody = (world: World, role: Role) => makeSomebody(world, role);
async function visit(world: World, owner: Somebody) {
  return makeVisit(world, {
    doctor: await as(world, owner, 'doctor'),
    patient: await as(world, owner, 'patient'),
    hospital: await as(world, owner, 'hospital'),
  });
}

async function payment(world: World, owner: Somebody, changes: object = {}): Promise<string> {
  const { paymentId } = await visit(world, owner);
  const { tx_ref } = await world.platform.db
    .updateTable('payment')
    .set({ reference_id: null, ...changes })
    .where('id', '=', paymentId)
    .returning('tx_ref')
    .executeTakeFirstOrThrow();
  return tx_ref;
}

async function calendarRow(world: World, owner: Somebody, route: Route): Promise<string> {
  return insertRow(world, {
    doctor_id: (await as(world, owner, 'doctor')).id,
    hospital_id: (await as(world, owner, 'hospital')).id,
    type: 'Hospital',
    ...(route.path.includes('default_calendars') ? { day: 1 } : { date: '2027-01-04' }),
  });
}

async function insertRow(
  world: World,
  row: { doctor_id: string; hospital_id: string | null; type: string; day?: number; date?: string },
): Promise<string> {
  const id = newId();
  const hours = { id, starts_at: 480, ends_at: 600, ...row };
  await world.platform.db.insertInto('calendar_row').values(hours).execute();
  return id;
}
async function picture(world: World, itemType: string, itemId: string): Promise<string> {
  const id = newId();
  const row = { id, item_type: itemType, item_id: itemId, filename: `pictures/${marker}-${id}.webp` };
  await world.platform.db.insertInto('picture').values(row).execute();
  return id;
}

/** Of the provider who owns it, of the patient who wrote it, or of the kind behind the administrator's door. */
async function review(world: World, owner: Somebody, { door }: Route, accepted = true): Promise<string> {
  const patient = owner.role === 'patient' ? owner : await anybody(world, 'patient');
  const provider = door?.name === 'own' ? owner : await anybody(world, door?.kind ?? 'doctor');
  const id = newId();
  const row = { id, provider_id: provider.id, patient_id: patient.id, overall: 4, text: `${marker} words`, accepted };
  await world.platform.db.insertInto('review').values(row).execute();
  return id;
}

async function reviewReply(world: World, owner: Somebody, route: Route): Promise<string> {
  const id = newId();
  const row = { id, review_id: await review(world, owner, route), text: `${marker} words` };
  await world.platform.db.insertInto('review_reply').values(row).execute();
  return id;
}

/** A message in somebody's inbox; gone from it when it was deleted. */
async function message(world: World, { id: account_id }: Somebody, deletedAt: Date | null = null): Promise<string> {
  const { db, now } = world.platform;
  const [id, message_id] = [newId(), newId()];
  const author = await anybody(world, 'admin');
  const row = { id: message_id, author_id: author.id, subject: `${marker} words`, text: marker, sent_at: now() };
  await db.insertInto('message').values(row).execute();
  await db.insertInto('message_recipient').values({ message_id, position: 0, account_id }).execute();
  const copy = { id, message_id, account_id, box: 'inbox', at: now(), deleted_at: deletedAt };
  await db.insertInto('message_copy').values(copy).execute();
  return id;
}

type Link = 'provider_speciality' | 'accepted_insurance' | 'provider_facility' | 'treated_symptom_disease';

/** A link row between a provider and an item of a catalogue. */
const link = (table: Link): ObjectKind => ({
  make: async (world, owner, { door }) => {
    const provider = owner.role === 'admin' ? await anybody(world, door!.kind) : owner;
    const { db } = world.platform;
    const [id, item] = [newId(), newId()];
    const of = { id, provider_id: provider.id };
    const place_kind = provider.role;
    switch (table) {
      case 'provider_speciality':
        await db.insertInto('speciality').values({ id: item, name: item }).execute();
        await db
          .insertInto(table)
          .values({ ...of, provider_kind: place_kind, speciality_id: item })
          .execute();
        break;
      case 'accepted_insurance':
        await db.insertInto('insurance').values({ id: item, name: item }).execute();
        await db
          .insertInto(table)
          .values({ ...of, insurance_id: item })
          .execute();
        break;
      case 'provider_facility':
        await db.insertInto('facility').values({ id: item, title: item }).execute();
        await db
          .insertInto(table)
          .values({ ...of, place_kind, facility_id: item })
          .execute();
        break;
      case 'treated_symptom_disease':
        await db.insertInto('symptom_disease').values({ id: item, name: item, type: 'Disease' }).execute();
        await db
          .insertInto(table)
          .values({ ...of, symptom_disease_id: item })
          .execute();
    }
    return id;
  },
});

async function fileCode(world: World, owner: Somebody): Promise<string> {
  const code = newCode(12);
  const { id } = await visit(world, owner);
  await world.platform.db
    .insertInto('consultation_file')
    .values({ id: newId(), appointment_id: id, code, comment: `${marker} words` })
    .execute();
  return code;
}

const published = (kind: Kind): ObjectKind => ({
  make: async (world) => (await anybody(world, kind)).id,
  hidden: async (world) => {
    const gone = await anybody(world, kind);
    const { db, now } = world.platform;
    await db.updateTable('provider').set({ deleted_at: now() }).where('id', '=', gone.id).execute();
    const unpublished = await makeSomebody(world, kind, false);
    const otherKind = await anybody(world, kind === 'doctor' ? 'pharmacy' : 'doctor');
    return [gone.id, unpublished.id, otherKind.id];
  },
});

export const objects: Record<string, ObjectKind> = {
  ...catalogueObjects,
  ...teamObjects,
  appointment: { make: async (world, owner) => (await visit(world, owner)).id },
  meeting: {
    make: async (world, owner) =>
      (
        await makeVisit(world, {
          doctor: await as(world, owner, 'doctor'),
          patient: await as(world, owner, 'patient'),
        })
      ).meetCode!,
  },
  payment: {
    make: (world, owner) => payment(world, owner),
    hidden: async (world, owner) => [await payment(world, owner, { method: 'CASH', status: 'CASH_DUE' })],
  },
  payee: { make: async (world) => (await someStranger(world, 'laboratory')).id },
  payout: {
    make: async (world) => {
      const { db } = world.platform;
      const id = newId();
      const provider_id = (await anybody(world, 'laboratory')).id;
      const requested_by = (await anybody(world, 'admin')).id;
      await db.insertInto('payout').values({ id, provider_id, requested_by, amount: 1, type: 'custom' }).execute();
      return id;
    },
  },
  money_setting_request: {
    make: async (world) => {
      const { db, now } = world.platform;
      const id = newId();
      const requested_by = (await anybody(world, 'admin')).id;
      await db
        .updateTable('money_setting_request')
        .set({ status: 'REPLACED' })
        .where('status', '=', 'WAITING')
        .execute();
      const asked = { from_value: 1_000_000, to_value: 2_000_000, requested_by, requested_at: now() };
      await db
        .insertInto('money_setting_request')
        .values({ id, kind: null, ...asked })
        .execute();
      return id;
    },
  },
  calendar_row: { make: calendarRow },
  hospital_calendar_row: {
    make: calendarRow,
    // the doctor's own hours, at no hospital
    hidden: async (world) => {
      const doctor = await someStranger(world, 'doctor');
      return [await insertRow(world, { doctor_id: doctor.id, hospital_id: null, type: 'Online', day: 1 })];
    },
  },
  session: { make: async (world, owner) => (await openSession(world, owner.id, 'living')).id },
  picture: {
    make: (world, owner) =>
      owner.role === 'admin' ? picture(world, 'drug', newId()) : picture(world, owner.role, owner.id),
    hidden: async (world, owner) => [await picture(world, 'blog', owner.id)],
  },
  picture_item: { make: async (_world, owner) => owner.id, virtual: true },
  review: {
    make: review,
    hidden: async (world, owner, route) => (owner.role === 'patient' ? [] : [await review(world, owner, route, false)]),
  },
  review_reply: { make: reviewReply },
  review_or_reply: { make: reviewReply },
  message: {
    make: (world, owner) => message(world, owner),
    hidden: async (world, owner) => [await message(world, owner, world.platform.now())],
  },
  provider_speciality: link('provider_speciality'),
  accepted_insurance: link('accepted_insurance'),
  provider_facility: link('provider_facility'),
  treated_symptom_disease: link('treated_symptom_disease'),
  data_request: {
    make: async (world) => {
      const id = newId();
      const { id: patient_id } = await anybody(world, 'patient');
      const row = { id, patient_id, type: 'CORRECTION', text: `${marker} words`, created_at: world.platform.now() };
      await world.platform.db.insertInto('data_request').values(row).execute();
      return id;
    },
  },
  administrator: {
    make: async (world) => (await anybody(world, 'admin')).id,
    hidden: async (world) => {
      const { id: closed } = await anybody(world, 'admin');
      await world.platform.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', closed).execute();
      return [closed, (await anybody(world, 'patient')).id];
    },
  },
  breach: {
    make: async (world, owner) => {
      const [id, now] = [newId(), world.platform.now()];
      const row = { id, found_at: now, what: `${marker} words`, people: 1, created_by: owner.id, created_at: now };
      await world.platform.db.insertInto('breach').values(row).execute();
      return id;
    },
  },
  import: {
    make: async (world, owner) => {
      const [id, now] = [newId(), world.platform.now()];
      const asked = { list: 'tests', account_id: owner.id, request_id: id, file_name: `${marker}.csv` };
      const found = { dry_run: false, status: 'DONE', lines: 1 };
      await world.platform.db
        .insertInto('import_run')
        .values({ id, ...asked, ...found, created_at: now })
        .execute();
      return id;
    },
  },
  blog: {
    make: async (world) => {
      const id = newId();
      await world.platform.db.insertInto('blog').values({ id, title: 'Sleep', content: 'Well' }).execute();
      return id;
    },
  },
  consultation_file_code: { make: fileCode },
  prescription: { make: fileCode },
  laboratory_order: orders('laboratory', 'pharmacy'),
  pharmacy_order: orders('pharmacy', 'laboratory'),
  laboratory_offer: offers,
  pharmacy_offer: offers,
  pharmacy: {
    make: async (world) => (await anybody(world, 'pharmacy')).id,
    hidden: async (world) => {
      const gone = await anybody(world, 'pharmacy');
      const { db, now } = world.platform;
      await db.updateTable('provider').set({ deleted_at: now() }).where('id', '=', gone.id).execute();
      return [gone.id, (await anybody(world, 'hospital')).id];
    },
  },
  published_doctor: published('doctor'),
  published_hospital: published('hospital'),
  published_laboratory: published('laboratory'),
  published_pharmacy: published('pharmacy'),
};
