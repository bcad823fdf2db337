import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '../modules/catalogue/index.ts';
import { checkLedger } from '../modules/payments/index.ts';
import { dayOf } from '../platform/clock.ts';
import { openDatabase } from '../platform/db/pool.ts';
import { makePatient } from '../testing/people.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { fillDemo, refuseDemo } from './fill.ts';

const now = new Date('2026-11-20T08:40:00Z');
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  [one, other] = await Promise.all([startTestApp({ now }), startTestApp({ now })]);
  await Promise.all([one, other].map(({ platform }) => fillDemo(platform, () => {})));
}, 120_000);
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
});

const count = async (from: string, where = 'true'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.raw(from)}
    where ${sql.raw(where)}`.execute(one.platform.db);
  return rows[0]!.n;
};

const sameTables = `account patient provider doctor place provider_speciality treated_symptom_disease team_invitation
  team_member calendar_row working_hour payment refund ledger_account ledger_transaction ledger_entry
  appointment offer medical_order medical_order_line medical_order_status_change slot_claim
  consultation_file prescribed_drug review review_reply notification blog message message_copy
  message_recipient visit search_count arrival receipt_counter`.split(/\s+/);

describe('the demonstration', () => {
  it('the demo has so many rows in every table that no page looks empty', async () => {
    expect(await count('doctor')).toBeGreaterThanOrEqual(120);
    expect(
      await count('(select distinct speciality_id from provider_speciality where provider_kind = $$doctor$$) s'),
    ).toBe(40);
    expect(await count('place', `type = 'Hospital'`)).toBe(54);
    expect(await count('place', `type = 'Clinic'`)).toBeGreaterThanOrEqual(20);
    expect(await count('place', `kind = 'laboratory'`)).toBeGreaterThanOrEqual(12);
    expect(await count('place', `kind = 'pharmacy'`)).toBeGreaterThanOrEqual(20);
    expect(await count('place', 'sector_code is null and district_code is null')).toBe(0);
    // no place has exact coordinates
    expect(await count('place', 'latitude is not null')).toBe(0);
    expect(await count('patient')).toBeGreaterThanOrEqual(60);
    expect(await count('blog')).toBe(6);
    expect(await count('review', 'not accepted')).toBeGreaterThan(10);
    expect(await count('review_reply', 'accepted')).toBeGreaterThan(10);
    for (const kind of ['doctor', 'hospital', 'laboratory', 'pharmacy'])
      expect(await count('review join provider p on p.id = provider_id', `kind = '${kind}'`)).toBeGreaterThan(20);
    expect(await count('prescribed_drug')).toBeGreaterThan(100);
    expect(await count('audit', `action = 'consultation_file.saved'`)).toBeGreaterThan(100);
  });

  it('a database that already contains the demo is not filled again', async () => {
    const before = await count('account');
    expect(await fillDemo(one.platform, () => {})).toBe(false);
    expect(await count('account')).toBe(before);
  });

  it('a second process waits until the first one has filled the database, even when this takes longer than the time limit of a statement', async () => {
    const empty = await startTestApp({ now });
    await loadCatalogue(empty.platform.db); // loaded with this connection, because the one below has a short time limit
    const filling = new pg.Client({ connectionString: empty.databaseUrl });
    await filling.connect();
    await filling.query('select pg_advisory_lock(7301952)');
    const address = new URL(empty.databaseUrl);
    address.searchParams.set('statement_timeout', '1000');
    const { close, ...database } = openDatabase(address.href, 2);
    const begun = Promise.withResolvers<void>();
    const waits = fillDemo({ ...empty.platform, ...database }, () => begun.resolve());
    await begun.promise;
    await makePatient(empty);
    await pause(1_500);
    await filling.query('select pg_advisory_unlock(7301952)');
    expect(await waits).toBe(false);
    await Promise.all([filling.end(), close()]);
    await empty.close();
  });

  it('the live product refuses a database that contains the demo', async () => {
    await expect(refuseDemo(one.platform.db)).rejects.toThrow('everyone knows');
    const empty = await startTestApp({ now });
    await refuseDemo(empty.platform.db);
    await empty.close();
  });

  it.each(sameTables)('two machines insert the same rows into the table %s', async (table) => {
    const hash = async ({ platform }: TestApp) => {
      const { rows } = await sql<{ hash: string; n: number }>`
        select md5(string_agg(t::text, '|' order by t::text)) as hash, count(*)::integer as n from ${sql.table(table)} t`.execute(
        platform.db,
      );
      return rows[0]!;
    };
    const [here, there] = await Promise.all([hash(one), hash(other)]);
    expect(here.n).toBeGreaterThan(0);
    expect(here).toEqual(there);
  });

  it('the balance of every ledger account equals the sum of its entries', async () => {
    expect(await checkLedger(one.platform.db)).toEqual([]);
    const owed = await count('ledger_account', `name = 'provider_payable' and balance > 0`);
    expect(owed).toBeGreaterThan(10);
  });

  it('the demo has appointments in each status, at times that fit the status, and no two appointments of one doctor overlap', async () => {
    for (const status of ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED']) {
      expect(await count('appointment', `status = '${status}'`), status).toBeGreaterThan(0);
      expect(
        await count(
          'appointment a join account p on p.id = a.patient_id join login l on l.id = p.login_id',
          `a.status = '${status}' and l.email = 'patient@ivuriro.test'`,
        ),
        `patient ${status}`,
      ).toBeGreaterThan(0);
    }
    const at = `'${now.toISOString()}'::timestamptz`;
    expect(await count('appointment', `status = 'PENDING' and starts_at <= ${at}`)).toBe(0);
    expect(await count('appointment', `status = 'ONGOING' and (starts_at > ${at} or ends_at <= ${at})`)).toBe(0);
    expect(await count('appointment', `status in ('COMPLETED', 'MISSED') and ends_at > ${at}`)).toBe(0);
    expect(await count('payment', `created_at > ${at} or captured_at > ${at} or completed_at > ${at}`)).toBe(0);
    expect(await count('review', `created_at > ${at}`)).toBe(0);
    expect(
      await count(
        `slot_claim a join slot_claim b on a.doctor_id = b.doctor_id and a.id < b.id and a.during && b.during`,
        `a.state = 'BOOKED' and b.state = 'BOOKED'`,
      ),
    ).toBe(0);
    expect(
      await count(
        'appointment a left join slot_claim c on c.appointment_id = a.id',
        `c.state is distinct from case a.status when 'CANCELLED' then 'RELEASED' else 'BOOKED' end`,
      ),
    ).toBe(0);
  });

  it('the demo patient, laboratory and pharmacy have orders in each status, and the payment of every order has its price', async () => {
    const of = (name: string) => `(select a.id from account a join login l on l.id = a.login_id
      where l.email = '${name}@ivuriro.test' and a.type = '${name}')`;
    for (const status of ['PENDING', 'COMPLETED', 'CANCELLED'])
      for (const kind of ['laboratory', 'pharmacy']) {
        const which = `status = '${status}' and kind = '${kind}'`;
        expect(await count('medical_order', `${which} and provider_id = ${of(kind)}`), which).toBeGreaterThan(0);
        expect(await count('medical_order', `${which} and patient_id = ${of('patient')}`), which).toBeGreaterThan(0);
      }
    expect(
      await count(
        `medical_order o join payment p on p.id = o.payment_id`,
        `p.payee_id = o.provider_id
        and p.amount = (select sum(price * quantity) from medical_order_line where order_id = o.id)`,
      ),
    ).toBe(await count('medical_order'));
    const at = `'${now.toISOString()}'::timestamptz`;
    expect(await count('medical_order_status_change', `at > ${at}`)).toBe(0);
    for (const kind of ['laboratory', 'pharmacy'])
      expect(await count('medical_order', `category = 'Doctor' and kind = '${kind}'`)).toBeGreaterThan(3);
    expect(await count('prescribed_drug', 'dispensed_with is not null')).toBeGreaterThan(3);
    // the pharmacy has one pending order from a consultation file with a prescription-only drug, the laboratory one
    // pending order from a consultation file
    const waits = (name: string) => `provider_id = ${of(name)} and status = 'PENDING' and category = 'Doctor'`;
    expect(await count('medical_order', `${waits('pharmacy')} and needs_prescription`)).toBe(1);
    expect(await count('medical_order', waits('laboratory'))).toBe(1);
    for (const name of ['laboratory', 'pharmacy']) {
      const list = await count('offer', `provider_id = ${of(name)} and status = 'IN_STOCK'`);
      expect(list, name).toBeGreaterThan(50);
    }
    const places = await count('place', `kind in ('laboratory', 'pharmacy')`);
    expect(await count('(select distinct provider_id from offer) o')).toBe(places);
  });

  it.each([
    ['patient', ['patient']],
    ['doctor', ['doctor']],
    ['hospital', ['hospital']],
    ['laboratory', ['laboratory']],
    ['pharmacy', ['pharmacy']],
    ['reception', ['hospital']],
    ['nurse', ['hospital']],
    ['cashier', ['hospital']],
    ['both', ['doctor', 'patient']],
    ['family', ['patient', 'patient', 'patient']],
  ])('%s@ivuriro.test can sign in to the demo', async (name, types) => {
    const { status, body } = await one.call('POST', '/login', {
      body: { email: `${name}@ivuriro.test`, password: 'Ivuriro-demo-1' },
    });
    expect(status).toBe(200);
    expect(body.data.flatMap((entry: object) => Object.keys(entry)).toSorted()).toEqual(types);
  });

  it('the mother of the demo acts for two children, and each child has a coming and a past appointment, all with different doctors', async () => {
    const { body } = await one.call('POST', '/login', {
      body: { email: 'family@ivuriro.test', password: 'Ivuriro-demo-1' },
    });
    const [mother, ...children] = body.data.map((entry: { patient: object }) => entry.patient);
    expect(mother).toMatchObject({ name: 'Jeanne Mukamana', role: 'self' });
    expect(children).toMatchObject([{ role: 'guardian' }, { role: 'guardian' }]);
    const booked: { status: string; doctor: { id: string } }[][] = await Promise.all(
      children.map(
        async ({ token }: { token: string }) =>
          (await one.call('GET', '/patient/appointments', { token })).body.data.data,
      ),
    );
    for (const appointments of booked)
      expect(appointments.map(({ status }) => status).toSorted()).toEqual(['COMPLETED', 'PENDING']);
    expect(new Set(booked.flat().map(({ doctor }) => doctor.id)).size).toBe(4);
  });

  it('the demo hospital has four members: an owner, a receptionist, a nurse and a cashier', async () => {
    const { rows } = await one.platform.reads.query(
      `select m.role, l.email from membership m join login l on l.id = m.login_id
        where m.account_id = (select a.id from account a join login o on o.id = a.login_id
          where o.email = 'hospital@ivuriro.test') order by m.role`,
    );
    expect(rows.map(({ role, email }) => [role, email.split('@')[0]])).toEqual([
      ['cashier', 'cashier'],
      ['nurse', 'nurse'],
      ['owner', 'hospital'],
      ['reception', 'reception'],
    ]);
  });

  it('the receptionist of the demo hospital finds the patient whose record was made at the desk', async () => {
    const { body } = await one.call('POST', '/login', {
      body: { email: 'reception@ivuriro.test', password: 'Ivuriro-demo-1' },
    });
    const { token } = body.data[0].hospital;
    const found = await one.call('GET', '/hospital/patients', { token, query: { 'text-search': '0788 000 098' } });
    expect(found.body.data.data).toMatchObject([
      { full_name: 'Alphonse Habimana', birth_date: '1980-05-12', has_login: false },
    ]);
  });

  it('the demo patient has unread notifications, and files that can be opened', async () => {
    const { body } = await one.call('POST', '/login', {
      body: { email: 'patient@ivuriro.test', password: 'Ivuriro-demo-1' },
    });
    const { token } = body.data[0].patient;
    const unread = await one.call('GET', '/patient/notifications/unread_count', { token });
    expect(unread.body.data.unread).toBeGreaterThan(2);
    const past = await one.call('GET', '/patient/appointments', { token, query: { isPastConsultation: '1' } });
    const file = past.body.data.data[0].consulatation_file;
    const paper = await one.app.inject({ url: file.consultation_file_pdf.replace('http://ivuriro.test', '') });
    expect(paper.statusCode).toBe(200);
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('the demo doctor has a wallet with a year of payments', async () => {
    const { body } = await one.call('POST', '/login', {
      body: { email: 'doctor@ivuriro.test', password: 'Ivuriro-demo-1' },
    });
    const { token } = body.data[0].doctor;
    const { wallet } = (await one.call('GET', '/doctor/transactions', { token })).body.data;
    expect(wallet.amount_pending).toBeGreaterThan(0);
    expect(wallet.amount_completed).toBeGreaterThan(0);
    const live = wallet.annualRevenueAmountCharts.filter((month: { amount: number }) => month.amount > 0);
    expect(live.length).toBeGreaterThanOrEqual(11);
  });

  it('the demo administrator can sign in', async () => {
    const { status, body } = await one.call('POST', '/admin/login', {
      body: { email: 'admin@ivuriro.test', password: 'Ivuriro-demo-1' },
    });
    expect(status).toBe(200);
    expect(body.data.account_type).toBe('admin');
  });

  it('doctors of the demo are found by speciality, place and illness', async () => {
    for (const text of ['Habimana', 'cardiology', 'Kibagabaga', 'malaria']) {
      const { body } = await one.call('GET', '/doctors', { query: { 'text-search': text } });
      expect(body.data.total, text).toBeGreaterThan(0);
    }
  });

  it('the demo doctor has free slots today and tomorrow', async () => {
    const doctor = await one.platform.db
      .selectFrom('provider')
      .select('id')
      .where('name', '=', 'Dr. Eric Habimana')
      .executeTakeFirstOrThrow();
    const { body } = await one.call('GET', `/view_doctor/calendar/${doctor.id}`);
    const [today, tomorrow] = body.data.calendar;
    expect(today.date).toBe(dayOf(now));
    for (const day of [today, tomorrow])
      expect(day.timeSlots.some((time: { isAvailable: boolean }) => time.isAvailable)).toBe(true);
  });
});
