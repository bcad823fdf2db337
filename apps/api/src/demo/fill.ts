import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { loadCatalogue } from '../modules/catalogue/index.ts';
import { refreshSearch } from '../modules/providers/index.ts';
import { renewStaleSummaries } from '../modules/scheduling/index.ts';
import { hashPassword } from '../modules/identity/domain/passwords.ts';
import { addDays, dayOf, instantOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import type { Platform } from '../platform/platform.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { demoAdmin, putAccounts } from './accounts.ts';
import { putAppointments } from './appointments.ts';
import { readCatalogue } from './catalogue.ts';
import { drawFiles, putConsultationFiles } from './consultation-files.ts';
import { putContents } from './contents.ts';
import { drawDeskDay, putArrivals } from './desk-day.ts';
import { putDeskPatient } from './desk-patient.ts';
import { drawFamily, putChildren, withChildren } from './family.ts';
import { putLedger } from './ledger.ts';
import { putMessages } from './messages.ts';
import { putNotifications } from './notifications.ts';
import { drawOfferings, putOfferings } from './offerings.ts';
import { drawWork, putWork, receiptsOfOrders } from './order-work.ts';
import { drawOrders, saleOfOrder } from './orders.ts';
import { putOpenings } from './openings.ts';
import { putPaymentInfos, putPayments } from './payments.ts';
import { paymentOf, saleOfAppointment } from './sales.ts';
import { putPlaces } from './places.ts';
import { putOrders } from './put-orders.ts';
import { putDoctors, putTeams } from './providers.ts';
import { putReceipts, receiptsOfDesk, withReceipts } from './receipts.ts';
import { putReviews } from './reviews.ts';
import { putSearches } from './searches.ts';
import { readSource } from './source.ts';
import { putTeamInvitations } from './team-invitations.ts';
import { drawAppointments } from './draw-appointments.ts';
import { drawDemoData } from './demo-data.ts';
import { dice } from './seed.ts';

const password = 'Ivuriro-demo-1';
const lock = 7_301_952;

/**
 * Fills an empty database with the demo data in one transaction; returns false when the database has accounts already.
 * On one day in Kigali the data are the same on every machine, except for data that depend on the time of day.
 */
export async function fillDemo(platform: Platform, say: (line: string) => void): Promise<boolean> {
  await loadCatalogue(platform.db);
  if (await isInhabited(platform.db)) return false;
  const began = Date.now();
  say('Demo: filling the empty database, once …');
  const passwordHash = await hashPassword(password);
  const filled = await platform.db.transaction().execute(async (trx) => {
    while (!(await isMine(trx))) await pause(200);
    if (await isInhabited(trx)) return false;
    await fill(platform, trx, passwordHash, say);
    return true;
  });
  if (!filled) return false;
  // otherwise the first pages would show for some seconds that no doctor has a free slot
  await renewStaleSummaries(platform);
  say(`Demo: ready after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
  return true;
}

/**
 * Tries to acquire the lock without waiting; the caller tries again. A waiting statement could exceed its time limit,
 * because another process may need longer to fill the database.
 */
async function isMine(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${lock}) as mine`.execute(trx);
  return rows[0]!.mine;
}

/** Refuses to start in live mode with accounts of the demo, because their password is in the documentation. */
export async function refuseDemo(db: Db): Promise<void> {
  const found = await db.selectFrom('login').select('id').where('email', '=', demoAdmin).executeTakeFirst();
  if (found)
    throw new StartRefused(
      'The database holds the demo, whose passwords everyone knows. Use an empty one for APP_MODE live.',
    );
}

const isInhabited = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined;

async function fill(platform: Platform, trx: Db, passwordHash: string, say: (line: string) => void): Promise<void> {
  const now = platform.now();
  const today = dayOf(now);
  const joined = instantOf(addDays(today, -400), 8 * 60);
  const source = readSource();
  const data = drawDemoData(source);
  const catalogue = await readCatalogue(trx);
  const family = drawFamily();
  const patients = [...data.patients, family.mother];
  const { adminId } = await putAccounts(trx, { ...data, patients }, passwordHash, joined);
  await putChildren(trx, family, joined);
  await putDeskPatient(trx, data, instantOf(addDays(today, -2), 9 * 60));
  await putPlaces(trx, data, catalogue, joined);
  const calendars = await putDoctors(trx, data, catalogue, { joined, today });
  await putTeams(trx, data, catalogue, joined);
  await putTeamInvitations(trx, data, now);
  await refreshSearch(
    trx,
    [...data.doctors, ...data.places].map(({ id }) => id),
  );
  say(`Demo: ${data.doctors.length} doctors at ${data.places.length} places, ${data.patients.length} patients.`);
  const appointments = withChildren(drawAppointments(data, source, calendars, now), family);
  const files = drawFiles(appointments, catalogue, now);
  const offerings = drawOfferings(data, source, catalogue);
  const orders = drawOrders(data, offerings, files, catalogue, today);
  const desk = drawDeskDay(data, appointments, now);
  const booked = [...appointments, ...desk.map(({ appointment }) => appointment)];
  const work = drawWork(data, orders);
  const owners = await ownersOf(trx);
  const receipts = [...receiptsOfDesk(desk), ...receiptsOfOrders(work, owners, now)];
  const sales = [...booked.map(saleOfAppointment), ...orders.map(saleOfOrder)];
  const payments = withReceipts(sales.map(paymentOf), receipts);
  await putPayments(trx, payments);
  await putReceipts(trx, receipts);
  await putAppointments(trx, booked, catalogue);
  await putArrivals(trx, desk, catalogue);
  await putLedger(trx, payments, adminId, now);
  say(
    `Demo: ${booked.length} appointments and ${orders.length} orders with their payments; now the consultation files …`,
  );
  await putConsultationFiles(platform, trx, files, catalogue);
  await putOfferings(trx, offerings, { joined, now });
  await putOrders(trx, orders);
  await putWork(trx, work, owners);
  await putOpenings(trx, booked);
  await putNotifications(trx, { payments, visits: booked, files, orders }, catalogue, now);
  await putPaymentInfos(trx, payments, joined);
  await putReviews(trx, data, { visits: appointments, orders }, source, now);
  await putContents(trx, source, adminId, today);
  await putMessages(trx, data, adminId, now);
  await putVisitors(trx, today);
  await putSearches(trx, today);
}

/** For each account, the id of its owner's membership. */
async function ownersOf(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('membership').select(['id', 'account_id']).where('role', '=', 'owner').execute();
  return new Map(rows.map((row) => [row.account_id, row.id]));
}

const days = 30;

/** Inserts page views for a random number of visitors on each of the last 30 days. */
async function putVisitors(db: Db, today: string): Promise<void> {
  const throws = dice('visitors');
  const counts = Array.from({ length: days }, (_, index) => ({
    day: addDays(today, index - days),
    visitors: throws.between(940, 1460),
  }));
  await sql`insert into visit (day, visitor)
    select day, sha256(convert_to(day || ' ' || number, 'UTF8'))
    from json_to_recordset(${JSON.stringify(counts)}::json) as counted(day date, visitors integer),
      generate_series(1, visitors) number`.execute(db);
}
