import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { appRole, asApp, asOwner } from './role.ts';

/**
 * Privileges of the product's database role. New tables must be added here; a table with only "read, add" is
 * append-only.
 */
const tables = {
  read: ['migration'],
  'read, add': [
    'appointment_move',
    'appointment_status_change',
    'audit',
    'consent',
    'consultation_file_version',
    'division',
    'gateway_event',
    'ledger_entry',
    'ledger_transaction',
    'medical_order_line',
    'medical_order_status_change',
    'static_content_version',
  ],
  'read, add, change': [
    'account',
    'appointment',
    'breach',
    'commission',
    'consultation_file',
    'data_request',
    'doctor',
    'ledger_account',
    'login',
    'medical_order',
    'meeting',
    'membership',
    'money_setting_request',
    'move_link',
    'order_work',
    'patient',
    'payment',
    'payment_info',
    'payment_link',
    'payout',
    'payout_limit',
    'place',
    'provider',
    'provider_count',
    'provider_rating',
    'receipt',
    'receipt_counter',
    'refund',
    'slot_claim',
    'static_content',
    'wallet',
    'wallet_count',
    'wallet_month',
  ],
  'read, add, change, remove': [
    'accepted_insurance',
    'appointment_attachment',
    'arrival',
    'blocked_sender',
    'blog',
    'calendar_row',
    'call_count',
    'demo_mail',
    'desk_record',
    'doctor_finding',
    'doctor_free',
    'drug',
    'drug_category',
    'drug_class',
    'entrance_code',
    'facility',
    'idempotency_key',
    'imaging',
    'import_run',
    'insurance',
    'known_device',
    'login_factor',
    'login_recovery_code',
    'medical_order_attachment',
    'member_invitation',
    'message',
    'message_copy',
    'message_file',
    'message_recipient',
    'name_word',
    'notification',
    'offer',
    'outbox',
    'password_link',
    'patient_merge',
    'payment_attachment',
    'phone_code',
    'picture',
    'post_seen',
    'prescribed_drug',
    'private_file',
    'provider_facility',
    'provider_speciality',
    'provisional_diagnosis',
    'recovery_code',
    'requested_imaging',
    'requested_test',
    'review',
    'review_reply',
    'sandbox_refund',
    'sandbox_transaction',
    'sandbox_transfer',
    'search_count',
    'search_synonym',
    'search_word',
    'second_factor',
    'session',
    'shared_computer',
    'shared_computer_member',
    'sms',
    'socket_io_attachments',
    'speciality',
    'symptom_disease',
    'team_invitation',
    'team_member',
    'test',
    'treated_symptom_disease',
    'visit',
    'visit_salt',
    'waiting_room',
    'working_hour',
  ],
};

describe('the restricted database role of the product', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('the database role of the product owns no table, and has exactly the listed rights on each table', async () => {
    const { rows } = await test.platform.pool.query<{ name: string; may: string }>(`
      select c.relname as name, concat_ws(', ',
        case when has_table_privilege(c.oid, 'select') then 'read' end,
        case when has_table_privilege(c.oid, 'insert') then 'add' end,
        case when has_table_privilege(c.oid, 'update') then 'change' end,
        case when has_table_privilege(c.oid, 'delete') then 'remove' end,
        case when has_table_privilege(c.oid, 'truncate') then 'empty' end,
        case when has_table_privilege(c.oid, 'trigger') then 'trigger' end,
        case when pg_has_role(c.relowner, 'usage') then 'own' end) as may
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
    const found = Object.groupBy(rows, (row) => row.may);
    expect(Object.fromEntries(Object.entries(found).map(([may, ones]) => [may, ones!.map((one) => one.name)]))).toEqual(
      tables,
    );
  });

  it.each(tables['read, add'])(
    'the database role of the product cannot change, delete or truncate %s, nor disable its triggers',
    async (table) => {
      const refused = { code: '42501' };
      const column = (
        await test.platform.pool.query<{ name: string }>(
          `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and attidentity = '' limit 1`,
          [table],
        )
      ).rows[0]!.name;
      for (const statement of [
        `update ${table} set ${column} = ${column}`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
      ])
        await expect(test.platform.pool.query(statement), statement).rejects.toMatchObject(refused);
    },
  );

  it('every connection uses the database role of the product, whatever options the database URL contains', async () => {
    const { pool } = test.platform;
    const asked = await Promise.all(Array.from({ length: 30 }, () => pool.query('select current_user as name')));
    const client = await pool.connect();
    const own = await client.query('select current_user as name');
    client.release();
    expect(new Set([...asked, own].map(({ rows }) => rows[0].name))).toEqual(new Set([appRole]));
    const address = new URL(test.databaseUrl);
    address.searchParams.set('options', '-c statement_timeout=4321');
    const { rows } = await asOwner(asApp(address.href), (other) =>
      other.query(`select current_user as name, current_setting('statement_timeout') as timeout,
        current_setting('max_parallel_workers_per_gather') as parallel`),
    );
    expect(rows).toEqual([{ name: appRole, timeout: '4321ms', parallel: '0' }]);
  });

  it('a database login that has only the role of the product can start the product on a migrated database, and cannot gain more rights', async () => {
    const name = `lesser_${process.pid}_${Date.now()}`;
    const address = new URL(test.databaseUrl);
    await asOwner(test.databaseUrl, (client) =>
      client.query(`create role ${name} login password 'lesser'; grant ${appRole} to ${name}`),
    );
    [address.username, address.password] = [name, 'lesser'];
    try {
      expect(await migrate(address.href)).toEqual([]);
      await asOwner(asApp(address.href), async (client) => {
        await client.query('set role none');
        await expect(client.query('delete from audit')).rejects.toMatchObject({ code: '42501' });
      });
      await asOwner(test.databaseUrl, (client) =>
        client.query(`delete from migration where name = '0001_platform.sql'`),
      );
      await expect(migrate(address.href)).rejects.toThrow(
        'The user of DATABASE_URL may not apply migration 0001_platform.sql',
      );
      await asOwner(test.databaseUrl, (client) => client.query(`revoke ${appRole} from ${name}`));
      await expect(migrate(address.href)).rejects.toThrow(
        `Have an administrator run once: grant ${appRole} to ${pg.escapeIdentifier(name)};`,
      );
    } finally {
      await asOwner(test.databaseUrl, (client) => client.query(`drop role ${name}`));
    }
  });

  it('the product does not start when grants of its database role are missing', async () => {
    const closed = await startTestApp();
    await asOwner(closed.databaseUrl, (client) => client.query(`revoke all on audit from ${appRole}`));
    await expect(migrate(closed.databaseUrl)).rejects.toThrow(`closed to the role ${appRole}`);
    await closed.close();
  });
});
