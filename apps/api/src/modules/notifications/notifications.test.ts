import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { emit } from '../../platform/outbox.ts';
import { makeCatalogueItems } from '../../testing/catalogue-items.ts';
import { deliver } from '../../testing/deliver.ts';
import { makeAdmin, makeDoctor, makePatient, makePlace, makeSpeciality, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeAppointment, type TestAppointment } from '../../testing/appointments.ts';
import { paymentRefunded, paymentSuccessful } from '../payments/index.ts';
import { appointmentBooked, appointmentStatusChanged } from '../scheduling/index.ts';

const now = new Date('2026-11-20T08:00:00Z');
let test: TestApp;
let doctor: Person;
let hospital: Person;
let patient: Person;
let appointment: TestAppointment;
let specialityId: string;

beforeAll(async () => {
  test = await startTestApp({ now });
  doctor = await makeDoctor(test, { name: 'Dr. Eric Habimana' });
  hospital = await makePlace(test, 'hospital', { name: 'Hospital of the Hills' });
  specialityId = await makeSpeciality(test, { id: doctor.id, kind: 'doctor' }, 'Cardiology');
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = now;
  patient = await makePatient(test, 'Aline Uwase');
  const startsAt = new Date('2026-11-23T07:30:00Z');
  appointment = await makeAppointment(test, { doctor, patient, hospital, specialityId, startsAt });
  test.mails.length = 0;
  test.pushes.length = 0;
});

type Happened = Parameters<typeof emit>[1];
async function happen(event: Happened, payload: unknown) {
  await emit(test.platform.db, event, payload);
  await deliver(test);
}
const booked = () => happen(appointmentBooked, { appointment_id: appointment.id });
const changed = (from: string, to: string, at = test.clock.now.toISOString()) =>
  happen(appointmentStatusChanged, { appointment_id: appointment.id, from, to, at });
const money = (event: Happened, reference_id: string | null = appointment.id, more: object = {}) => {
  const of = { payment_id: appointment.paymentId, patient_id: patient.id };
  return happen(event, { ...of, purpose: 'appointment', reference_id, ...more });
};
const list = async (query: Record<string, string> = {}, by = patient) =>
  (await test.call('GET', '/patient/notifications', { token: by.token, query })).body.data;
const unread = async () =>
  (await test.call('GET', '/patient/notifications/unread_count', { token: patient.token })).body.data.unread;
const read = (body: object = {}, by = patient) =>
  test.call('POST', '/patient/notifications/read', { token: by.token, body });
const statuses = async () => (await list()).data.map((row: { notifiable_status: string }) => row.notifiable_status);
const mailsTo = ({ email }: Person) => test.mails.filter(({ to }) => to === email);

describe('notifications of a booked appointment', () => {
  it('the patient is notified of a booked appointment in the list of notifications, on open pages and by mail', async () => {
    await booked();
    expect((await list()).data).toEqual([
      {
        id: expect.any(String),
        notifiable_type: 'Appointment',
        reference_type: 'Appointment',
        notifiable_status: 'PendingAppointment',
        doctor: { id: doctor.id, name: 'Dr. Eric Habimana' },
        speciality: { id: specialityId, name: 'Cardiology' },
        date: '2026-11-23',
        time: '09:30 AM',
        blog: null,
        reference_url: `/profile/appointment?id=${appointment.id}`,
        read: false,
        created_at: now.toISOString(),
      },
    ]);
    expect(test.pushes).toContainEqual({ accountId: patient.id, event: 'notification', payload: { unread: 1 } });
    const [mail] = mailsTo(patient);
    expect(mail!.subject).toBe('Your appointment is booked');
    for (const fact of [
      'Dr. Eric Habimana',
      'Monday 23 November 2026',
      '09:30 (Kigali time)',
      'Hospital of the Hills',
      appointment.code,
    ])
      expect(mail!.text).toContain(fact);
    expect(mail!.text).toContain(`http://ivuriro.test/profile/appointment?id=${appointment.id}`);
  });

  it('the doctor and the hospital are told of a booked appointment on open pages and by a mail without the patient’s name', async () => {
    await booked();
    const arrival = { reference_type: 'APPOINTMENT', id: appointment.id, status: 'PENDING' };
    for (const provider of [doctor, hospital]) {
      expect(test.pushes).toContainEqual({ accountId: provider.id, event: 'arrival', payload: arrival });
      expect(mailsTo(provider).map(({ subject }) => subject)).toEqual(['A new appointment']);
      expect(mailsTo(provider)[0]!.text).not.toContain('Aline');
    }
  });

  it('a booked appointment makes one notification and one mail, however often the job runs', async () => {
    await booked();
    await booked();
    expect(await statuses()).toEqual(['PendingAppointment']);
    expect(mailsTo(patient)).toHaveLength(1);
  });

  it('no hospital gets a mail about an online appointment', async () => {
    const online = { doctor, patient, specialityId, startsAt: new Date('2026-11-24T07:00:00Z') };
    appointment = await makeAppointment(test, online);
    await booked();
    expect(mailsTo(patient)[0]!.text).toContain('Place: Online');
    expect(mailsTo(hospital)).toEqual([]);
  });
});

describe('notifications of a new status', () => {
  it.each([
    ['ONGOING', 'AppointmentONGOING', 0],
    ['COMPLETED', 'AppointmentCOMPLETED', 1],
    ['CANCELLED', 'AppointmentCANCELLED', 1],
    ['MISSED', 'AppointmentMISSED', 1],
    ['PENDING', 'AppointmentReopened', 1],
  ])('the status %s makes the notification %s and %d mails', async (to, status, mails) => {
    await changed('PENDING', to);
    expect(await statuses()).toEqual([status]);
    expect(mailsTo(patient)).toHaveLength(mails);
  });

  it('the open pages of providers are informed of every new status of an appointment, and a cancellation is also mailed to them', async () => {
    await changed('PENDING', 'ONGOING');
    expect(test.pushes.map(({ accountId }) => accountId)).toContain(hospital.id);
    expect(mailsTo(doctor)).toEqual([]);
    await changed('ONGOING', 'CANCELLED');
    for (const provider of [doctor, hospital])
      expect(mailsTo(provider).map(({ subject }) => subject)).toEqual(['An appointment was cancelled']);
  });

  it('a change of status that is delivered twice makes one notification, and a later change to the same status makes another', async () => {
    await changed('PENDING', 'CANCELLED', '2026-11-20T08:00:00.000Z');
    await changed('PENDING', 'CANCELLED', '2026-11-20T08:00:00.000Z');
    await changed('PENDING', 'CANCELLED', '2026-11-20T09:00:00.000Z');
    expect(await statuses()).toEqual(['AppointmentCANCELLED', 'AppointmentCANCELLED']);
  });
});

describe('notifications of money', () => {
  it('the patient gets a notification of a payment, and a mail with the amount', async () => {
    await money(paymentSuccessful);
    expect((await list()).data[0]).toMatchObject({
      notifiable_type: 'Payment',
      reference_type: 'Payment',
      notifiable_status: 'PaymentSuccessful',
      date: '2026-11-23',
    });
    expect(mailsTo(patient)[0]!.text).toContain('Paid: 10,000 Frw');
  });

  it('the patient gets a notification of a refund even when the payment has no appointment', async () => {
    await money(paymentRefunded, null);
    expect((await list()).data[0]).toMatchObject({
      notifiable_status: 'PaymentRefunded',
      doctor: null,
      speciality: null,
      date: '2026-11-20',
      time: '10:00 AM',
    });
    expect(mailsTo(patient)[0]!.subject).toBe('Your money is on its way back');
  });

  it('the patient gets one notification of each refund, whose status shows whether they paid twice or too little', async () => {
    const refund = (refund_id: string, reason: string) => money(paymentRefunded, appointment.id, { refund_id, reason });
    await refund('first', 'paid_twice');
    await refund('first', 'paid_twice');
    await refund('second', 'Cancelled by the patient');
    await refund('third', 'payment_insufficient');
    const told = ['PaymentTooLittleRefunded', 'PaymentRefunded', 'PaymentTwiceRefunded'];
    expect((await statuses()).toSorted()).toEqual(told.toSorted());
    expect(mailsTo(patient).map(({ subject }) => subject)).toEqual([
      'You paid twice: one payment goes back',
      'Your money is on its way back',
      'Your payment was too little and goes back',
    ]);
    expect(mailsTo(patient)[0]!.text).toContain('Nothing else changes.');
  });
});

describe('notifications of a consultation file', () => {
  it('the patient gets one notification of the tests and one of the drugs in a consultation file, and no mail contains anything of the file', async () => {
    const items = await makeCatalogueItems(test);
    const { db } = test.platform;
    await db.updateTable('appointment').set({ status: 'ONGOING' }).where('id', '=', appointment.id).execute();
    const save = (more: object) =>
      test.call('POST', '/doctor/consultation_file', {
        token: doctor.token,
        body: {
          appointment_id: appointment.id,
          patient_concern: 'Secret fever',
          doctor_assessment: 'Secret malaria',
          ...more,
        },
      });
    const drugs = [{ drug_id: items.drug, periodicity_per_day: 'Twice times', for_how_long: 'One week' }];
    expect((await save({ drugs })).status).toBe(201);
    await deliver(test);
    await save({ drugs, laboratory_test_id: [items.test] });
    await deliver(test);
    const rows = (await list()).data as { reference_type: string; notifiable_status: string }[];
    expect(rows.map((row) => [row.reference_type, row.notifiable_status])).toEqual([
      ['lab_results', 'DownloadLaboratoryTestFile'],
      ['prescription', 'DownloadPrescriptionFile'],
    ]);
    expect(mailsTo(patient)).toHaveLength(2);
    const { rows: names } = await test.platform.pool.query(
      'select name from drug where id = $1 union select title from test where id = $2',
      [items.drug, items.test],
    );
    for (const word of ['Secret', 'Cardiology', ...names.map(({ name }) => name)])
      expect(JSON.stringify(test.mails)).not.toContain(word);
  });
});

describe('the list of notifications', () => {
  const post = async (title: string, at: Date) => {
    const id = newId();
    const author = await makeAdmin(test);
    await test.platform.db
      .insertInto('blog')
      .values({ id, title, content: '', author_id: author.id, created_at: at, updated_at: at })
      .execute();
    return id;
  };

  it('notifications can be filtered by the type of the object that they are about, regardless of upper and lower case', async () => {
    await booked();
    await money(paymentSuccessful);
    expect((await list({ reference_type: 'payment' })).total).toBe(1);
    expect((await list({ reference_type: 'Appointment' })).total).toBe(1);
    expect((await list({ reference_type: 'lab_results' })).total).toBe(0);
    expect((await list({ reference_type: '' })).total).toBe(2);
  });

  it('the list is divided into pages, newest first, and contains each notification once', async () => {
    for (let hour = 0; hour < 5; hour++) await changed('PENDING', 'ONGOING', `2026-11-20T1${hour}:00:00.000Z`);
    const first = await list({ per_page: '2' });
    expect([first.total, first.last_page, first.data.length]).toEqual([5, 3, 2]);
    expect(first.next_page_url).toBe('http://ivuriro.test/api/patient/notifications?per_page=2&page=2');
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ per_page: '2', page })));
    const ids = pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
    expect(new Set(ids).size).toBe(5);
    expect((await list()).data.map(({ id }: { id: string }) => id)).toEqual(ids);
  });

  it('the list contains the posts that are younger than the account, and each patient marks a post as read separately', async () => {
    const account = await test.platform.db
      .selectFrom('account')
      .select('created_at')
      .where('id', '=', patient.id)
      .executeTakeFirstOrThrow();
    await post('Too old', new Date(account.created_at.getTime() - 1_000));
    const id = await post('Drink water', new Date(account.created_at.getTime() + 1_000));
    const other = await makePatient(test);
    await test.platform.db
      .updateTable('account')
      .set({ created_at: new Date(account.created_at.getTime() - 500) })
      .where('id', '=', other.id)
      .execute();
    const blog = { notifiable_type: 'Blog', reference_type: 'Blog', notifiable_status: 'CreateBlogPost', read: false };
    const mine = (await list({ reference_type: 'blog' })).data;
    expect(mine).toEqual([
      expect.objectContaining({ ...blog, blog: { id, title: 'Drink water' }, reference_url: `/blog/view/${id}` }),
    ]);
    expect((await read({ id: [id] })).body.data).toEqual({ unread: 0 });
    expect((await list({ reference_type: 'blog' })).data[0].read).toBe(true);
    expect((await list({ reference_type: 'blog' }, other)).data[0].read).toBe(false);
    await test.platform.pool.query('delete from blog where id = $1', [id]);
  });

  it('notifications can be marked as read one by one or all at once, and open pages are informed', async () => {
    await booked();
    await money(paymentSuccessful);
    const [newest] = (await list()).data;
    expect(await unread()).toBe(2);
    expect((await read({ id: newest.id })).body.data).toEqual({ unread: 1 });
    expect(test.pushes.at(-1)).toEqual({ accountId: patient.id, event: 'notification', payload: { unread: 1 } });
    expect((await read()).body.data).toEqual({ unread: 0 });
    expect((await list()).data.every((row: { read: boolean }) => row.read)).toBe(true);
  });

  it('no patient can see or mark the notifications of another patient, and providers cannot read any', async () => {
    await booked();
    const [mine] = (await list()).data;
    const other = await makePatient(test);
    expect((await list({ reference_type: 'Appointment' }, other)).total).toBe(0);
    await read({ id: [mine.id, 'no-id'] }, other);
    expect(await unread()).toBe(1);
    expect((await test.call('GET', '/patient/notifications', { token: doctor.token })).status).toBe(403);
    expect((await test.call('GET', '/patient/notifications')).status).toBe(401);
  });
});
