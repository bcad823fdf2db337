import type { Kind, Role } from '@ivuriro/contract/endpoint';
import type { Route } from '../../apps/api/src/platform/http/call.ts';
import { newCode, newId } from '../../apps/api/src/platform/ids.ts';
import { makeAppointment } from '../../apps/api/src/testing/appointments.ts';
import { calendarObjects } from './calendar-objects.ts';
import { catalogueObjects } from './catalogue-objects.ts';
import { computerObjects } from './computer-objects.ts';
import { memberObjects } from './member-objects.ts';
import { mergeObjects } from './merge-objects.ts';
import { messageObjects } from './message-objects.ts';
import { offerings, orders } from './order-objects.ts';
import { as, makeChildOf, makeSomebody, marker, openSession, type Somebody, someStranger } from './people.ts';
import { appointmentWithReceipt } from './receipt-objects.ts';
import { teamObjects } from './team-objects.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** Creates an object of a kind for an owner, and objects that even the owner must not reach. */
export interface ObjectKind {
  /** Makes an object; returns the id that clients send to this route. */
  make: (fixture: ApiFixture, owner: Somebody, route: Route) => Promise<string>;
  hidden?: (fixture: ApiFixture, owner: Somebody, route: Route) => Promise<string[]>;
  /** Whether the id names no row, so that every value is valid. */
  virtual?: true;
}

const anybody = (fixture: ApiFixture, role: Role) => makeSomebody(fixture, role);
async function makeAppointmentOf(fixture: ApiFixture, owner: Somebody) {
  return makeAppointment(fixture, {
    doctor: await as(fixture, owner, 'doctor'),
    patient: await as(fixture, owner, 'patient'),
    hospital: await as(fixture, owner, 'hospital'),
  });
}

async function payment(fixture: ApiFixture, owner: Somebody, changes: object = {}): Promise<string> {
  const { paymentId } = await makeAppointmentOf(fixture, owner);
  const { tx_ref } = await fixture.platform.db
    .updateTable('payment')
    .set({ reference_id: null, ...changes })
    .where('id', '=', paymentId)
    .returning('tx_ref')
    .executeTakeFirstOrThrow();
  return tx_ref;
}

async function picture(fixture: ApiFixture, itemType: string, itemId: string): Promise<string> {
  const id = newId();
  const row = { id, item_type: itemType, item_id: itemId, filename: `pictures/${marker}-${id}.webp` };
  await fixture.platform.db.insertInto('picture').values(row).execute();
  return id;
}

/**
 * Adds a review: by the owner when the owner is a patient, about the owner when the owner is a provider, and for an
 * administrator about any provider of the mount's kind.
 */
async function review(fixture: ApiFixture, owner: Somebody, { mount }: Route, accepted = true): Promise<string> {
  const patient = owner.role === 'patient' ? owner : await anybody(fixture, 'patient');
  const provider = mount?.name === 'own' ? owner : await anybody(fixture, mount?.kind ?? 'doctor');
  const id = newId();
  const row = { id, provider_id: provider.id, patient_id: patient.id, overall: 4, text: `${marker} words`, accepted };
  await fixture.platform.db.insertInto('review').values(row).execute();
  return id;
}

async function reviewReply(fixture: ApiFixture, owner: Somebody, route: Route): Promise<string> {
  const id = newId();
  const row = { id, review_id: await review(fixture, owner, route), text: `${marker} words` };
  await fixture.platform.db.insertInto('review_reply').values(row).execute();
  return id;
}

type Link = 'provider_speciality' | 'accepted_insurance' | 'provider_facility' | 'treated_symptom_disease';

/** The links between a provider and an item of a catalogue, in this table. */
const link = (table: Link): ObjectKind => ({
  make: async (fixture, owner, { mount }) => {
    const provider = owner.role === 'admin' ? await anybody(fixture, mount!.kind) : owner;
    const { db } = fixture.platform;
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

async function fileCode(fixture: ApiFixture, owner: Somebody): Promise<string> {
  const code = newCode(12);
  const { id } = await makeAppointmentOf(fixture, owner);
  await fixture.platform.db
    .insertInto('consultation_file')
    .values({ id: newId(), appointment_id: id, code, comment: `${marker} words` })
    .execute();
  return code;
}

const published = (kind: Kind): ObjectKind => ({
  make: async (fixture) => (await anybody(fixture, kind)).id,
  hidden: async (fixture) => {
    const gone = await anybody(fixture, kind);
    const { db, now } = fixture.platform;
    await db.updateTable('provider').set({ deleted_at: now() }).where('id', '=', gone.id).execute();
    const unpublished = await makeSomebody(fixture, kind, false);
    const otherKind = await anybody(fixture, kind === 'doctor' ? 'pharmacy' : 'doctor');
    return [gone.id, unpublished.id, otherKind.id];
  },
});

export const objects: Record<string, ObjectKind> = {
  ...catalogueObjects,
  ...teamObjects,
  appointment: appointmentWithReceipt,
  meeting: {
    make: async (fixture, owner) => {
      const [doctor, patient] = [await as(fixture, owner, 'doctor'), await as(fixture, owner, 'patient')];
      return (await makeAppointment(fixture, { doctor, patient })).meetCode!;
    },
  },
  payment: {
    make: (fixture, owner) => payment(fixture, owner),
    hidden: async (fixture, owner) => [await payment(fixture, owner, { method: 'CASH', status: 'CASH_DUE' })],
  },
  payee: { make: async (fixture) => (await someStranger(fixture, 'laboratory')).id },
  payout: {
    make: async (fixture) => {
      const { db } = fixture.platform;
      const id = newId();
      const provider_id = (await anybody(fixture, 'laboratory')).id;
      const requested_by = (await anybody(fixture, 'admin')).id;
      await db.insertInto('payout').values({ id, provider_id, requested_by, amount: 1, type: 'custom' }).execute();
      return id;
    },
  },
  money_setting_request: {
    make: async (fixture) => {
      const { db, now } = fixture.platform;
      const id = newId();
      const requested_by = (await anybody(fixture, 'admin')).id;
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
  ...calendarObjects,
  // a child has no children: when a child is the owner, this makes another child of the same guardian
  dependant: { make: async (fixture, owner) => (await makeChildOf(fixture, owner)).id },
  session: { make: async (fixture, owner) => (await openSession(fixture, owner.id, 'living')).id },
  picture: {
    make: (fixture, owner) =>
      owner.role === 'admin' ? picture(fixture, 'drug', newId()) : picture(fixture, owner.role, owner.id),
    hidden: async (fixture, owner) => [await picture(fixture, 'blog', owner.id)],
  },
  picture_item: { make: async (_fixture, owner) => owner.id, virtual: true },
  review: {
    make: review,
    hidden: async (fixture, owner, route) =>
      owner.role === 'patient' ? [] : [await review(fixture, owner, route, false)],
  },
  review_reply: { make: reviewReply },
  review_or_reply: { make: reviewReply },
  ...computerObjects,
  ...memberObjects,
  ...mergeObjects,
  ...messageObjects,
  provider_speciality: link('provider_speciality'),
  accepted_insurance: link('accepted_insurance'),
  provider_facility: link('provider_facility'),
  treated_symptom_disease: link('treated_symptom_disease'),
  data_request: {
    make: async (fixture) => {
      const id = newId();
      const { id: patient_id } = await anybody(fixture, 'patient');
      const row = { id, patient_id, type: 'CORRECTION', text: `${marker} words`, created_at: fixture.platform.now() };
      await fixture.platform.db.insertInto('data_request').values(row).execute();
      return id;
    },
  },
  administrator: {
    make: async (fixture) => (await anybody(fixture, 'admin')).id,
    hidden: async (fixture) => {
      const { id: closed } = await anybody(fixture, 'admin');
      const { db, now } = fixture.platform;
      await db.updateTable('account').set({ deleted_at: now() }).where('id', '=', closed).execute();
      return [closed, (await anybody(fixture, 'patient')).id];
    },
  },
  breach: {
    make: async (fixture, owner) => {
      const [id, now] = [newId(), fixture.platform.now()];
      const row = { id, found_at: now, what: `${marker} words`, people: 1, created_by: owner.id, created_at: now };
      await fixture.platform.db.insertInto('breach').values(row).execute();
      return id;
    },
  },
  import: {
    make: async (fixture, owner) => {
      const id = newId();
      const { db, now } = fixture.platform;
      const row = { id, account_id: owner.id, request_id: id, list: 'tests', file_name: `${marker}.csv` };
      const result = { dry_run: false, status: 'DONE', lines: 1, created_at: now() };
      await db
        .insertInto('import_run')
        .values({ ...row, ...result })
        .execute();
      return id;
    },
  },
  blog: {
    make: async (fixture) => {
      const id = newId();
      await fixture.platform.db.insertInto('blog').values({ id, title: 'Sleep', content: 'Well' }).execute();
      return id;
    },
  },
  consultation_file_code: { make: fileCode },
  prescription: { make: fileCode },
  laboratory_order: orders('laboratory', 'pharmacy'),
  pharmacy_order: orders('pharmacy', 'laboratory'),
  laboratory_offer: offerings,
  pharmacy_offer: offerings,
  pharmacy: {
    make: async (fixture) => (await anybody(fixture, 'pharmacy')).id,
    hidden: async (fixture) => {
      const gone = await anybody(fixture, 'pharmacy');
      const { db, now } = fixture.platform;
      await db.updateTable('provider').set({ deleted_at: now() }).where('id', '=', gone.id).execute();
      return [gone.id, (await anybody(fixture, 'hospital')).id];
    },
  },
  published_doctor: published('doctor'),
  published_hospital: published('hospital'),
  published_laboratory: published('laboratory'),
  published_pharmacy: published('pharmacy'),
};
