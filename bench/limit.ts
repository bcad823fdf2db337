import Fastify from 'fastify';
import pg from 'pg';
import { typoTolerance, editDistance } from '../apps/api/src/modules/directory/domain/edit-distance.ts';
import { slotsIn } from '../apps/api/src/modules/scheduling/domain/slots-in-window.ts';
import { addDays, dayOf } from '../apps/api/src/platform/clock.ts';
import { types } from '../apps/api/src/platform/db/pool.ts';
import { appointments, members, membersNamed, payments, trendChart, trends, wallets } from './limit-admin.ts';
import { book } from './limit-booking.ts';
import { desks } from './limit-desks.ts';
import {
  card,
  detail,
  availabilityOf,
  type DoctorRow,
  placeDetail,
  placeSearch,
  placesNear,
  search,
  searchNear,
  soonest,
  team,
  week,
} from './limit-queries.ts';

/**
 * The minimal comparison server: a bare Fastify server that returns the same fields from one indexed query, without
 * sign-in, checks or schemas. Free slots are computed by the code of the product.
 */
// uses generic plans, because planning each statement anew would take longer than running it
process.env.PGOPTIONS = '-c plan_cache_mode=force_generic_plan';
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL!,
  types,
  max: Number(process.env.DATABASE_POOL),
});
const app = Fastify();
const read = async <T extends pg.QueryResultRow>(statement: pg.QueryConfig, values: unknown[]): Promise<T[]> =>
  (await pool.query<T>({ ...statement, values })).rows;
/** The first and the last day of the slots, as days and as instants. */
const span = (now: Date, days: number) => [
  dayOf(now),
  addDays(dayOf(now), days),
  now,
  new Date(now.getTime() + (days + 1) * 86_400_000),
];

interface SearchRow {
  found: number;
  near: string[] | null;
}
/** The words within the edit distance that the typo tolerance of the product accepts. */
const similarWords = (sought: string, near: string[]) =>
  near.filter((word) => editDistance(sought, word) <= typoTolerance(sought));

async function doctors(now: Date, sought: string | undefined, many: number, forgiving = true) {
  const days = span(now, 6);
  let rows = await read<DoctorRow & SearchRow>(
    sought ? search : soonest,
    sought ? [sought, ...days, many, forgiving] : [now, ...days],
  );
  const near = sought ? similarWords(sought, rows[0]!.near ?? []) : [];
  if (near.length > 0) rows = await read<DoctorRow & SearchRow>(searchNear, [near, ...days, many]);
  const { found } = rows[0]!;
  return { found, data: found > 0 ? rows.map((row) => card(row, now)) : [] };
}
async function places(kind: string, sought: string, many: number, forgiving = true) {
  let rows = await read<SearchRow>(placeSearch, [kind, sought, many, forgiving]);
  const near = similarWords(sought, rows[0]!.near ?? []);
  if (near.length > 0) rows = await read<SearchRow>(placesNear, [kind, near, many]);
  const { found } = rows[0]!;
  return { found, data: found > 0 ? rows : [] };
}
const everything = (sought: string, forgiving: boolean) =>
  Promise.all([
    doctors(new Date(), sought, 5, forgiving),
    ...['hospital', 'laboratory', 'pharmacy'].map((kind) => places(kind, sought, 5, forgiving)),
  ]);
const page = ({ found, data }: { found: number; data: unknown[] }) => ({
  message: 'OK',
  data: { data, total: found, per_page: 10, current_page: 1 },
});

app.get<{ Querystring: { 'text-search'?: string } }>('/api/doctors', async ({ query }) =>
  page(await doctors(new Date(), query['text-search']?.toLowerCase(), 10)),
);
for (const [path, kind] of Object.entries({
  hospitals: 'hospital',
  laboratories: 'laboratory',
  pharmacies: 'pharmacy',
})) {
  app.get<{ Querystring: { 'text-search': string } }>(`/api/${path}`, async ({ query }) =>
    page(await places(kind, query['text-search'].toLowerCase(), 10)),
  );
  app.get<{ Params: { id: string }; Querystring: { team: string } }>(`/api/show/${kind}/:id`, async (asked) => {
    const { params, query } = asked;
    const now = new Date();
    const [[row], doctorRows] = await Promise.all([
      read(placeDetail, [params.id]),
      read<DoctorRow & { team_size: number }>(team, [params.id, ...span(now, 6), query.team]),
    ]);
    const availableDoctors = doctorRows.map((one) => card(one, now));
    return { message: 'OK', data: { ...row, availableDoctors, team_size: doctorRows[0]?.team_size ?? 0 } };
  });
}
app.get<{ Querystring: { 'text-search': string } }>('/api/search', async ({ query }) => {
  const sought = query['text-search'].toLowerCase();
  const asTyped = await everything(sought, false);
  const found = asTyped.some(({ found }) => found > 0) ? asTyped : await everything(sought, true);
  return { message: 'OK', data: found.map(({ data }) => data) };
});
app.get<{ Params: { id: string } }>('/api/show/doctor/:id', async ({ params }) => {
  const now = new Date();
  const [row] = await read<DoctorRow>(detail, [params.id, ...span(now, 6)]);
  return { message: 'OK', data: card(row!, now) };
});
app.get<{ Params: { id: string }; Querystring: { week_start_date: string; week_end_date: string } }>(
  '/api/view_doctor/calendar/:id',
  async ({ params, query }) => {
    const now = new Date();
    const [row] = await read<DoctorRow>(week, [params.id, ...span(now, 90)]);
    const window = { from: query.week_start_date, to: query.week_end_date };
    return { message: 'OK', data: slotsIn(window, [availabilityOf(row!)], {}, now) };
  },
);
type Sought = { Querystring: { 'text-search'?: string; page?: string } };
app.get<Sought>('/api/admin/doctors', async ({ query }) => {
  const now = new Date();
  const sought = query['text-search']?.toLowerCase();
  const rows = await read<DoctorRow & { found: number }>(
    sought ? membersNamed : members,
    sought ? ['doctor', ...span(now, 6), `'${sought}':*`] : ['doctor', ...span(now, 6)],
  );
  return page({ found: rows[0]?.found ?? 0, data: rows.map((row) => card(row, now)) });
});
const offsetOf = ({ page: number = '1' }: Sought['Querystring']) => (Number(number) - 1) * 10;
app.get<Sought>('/api/admin/doctor/appointments', async ({ query }) => {
  const rows = await read<{ found: number }>(appointments, [offsetOf(query)]);
  return page({ found: rows[0]!.found, data: rows });
});
app.get<Sought>('/api/admin/admin-transactions', async ({ query }) => {
  const [rows, months] = await Promise.all([read(payments, [offsetOf(query)]), read(wallets, [])]);
  return { message: 'OK', data: { transactions: rows, wallet: months } };
});
for (const [path, overview] of Object.entries(desks.overviews))
  app.get(`/api/${path}`, async ({ headers }) => {
    const [row] = await read(overview, [headers['x-provider'], yearBefore()]);
    return { message: 'OK', data: row };
  });
for (const [path, list] of Object.entries(desks.lists))
  app.get<Sought>(`/api/${path}`, async ({ headers, query }) => {
    const rows = await read<{ found: number }>(list, [headers['x-provider'], offsetOf(query)]);
    return page({ found: rows[0]?.found ?? 0, data: rows });
  });
const yearBefore = () => addDays(dayOf(new Date()), -365);
app.get('/api/admin/search-trends', async () => ({ message: 'OK', data: await read(trends, [yearBefore()]) }));
app.get<Sought>('/api/admin/search-trend-chart', async ({ query }) => ({
  message: 'OK',
  data: await read(trendChart, [query['text-search'], yearBefore()]),
}));
app.post<{ Body: Parameters<typeof book>[1] }>('/api/patient/request/appointment', async ({ body, headers }, reply) => {
  const made = await book(pool, { ...body, patient_id: String(headers['x-patient']) });
  return reply.code(made ? 201 : 409).send({ message: made ? 'Appointment booked successfully' : 'Taken', data: made });
});

process.send!({ address: await app.listen({ port: 0, host: '127.0.0.1' }) });
for (const end of ['SIGTERM', 'disconnect'] as const)
  process.once(end, () => void app.close().then(() => process.exit(0)));
