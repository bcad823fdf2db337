import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '@ivuriro/embedded-postgres';
import autocannon from 'autocannon';
import { format } from 'oxfmt';
import { buildWeb } from '../scripts/web-build.mjs';
import { fillBench } from './data.ts';
import { query, signIn, specialitiesOf } from './people.ts';
import { type Row, rowsOf } from './requests.ts';
import { type Figures, type Measured, tableOf } from './table.ts';

/**
 * Compares the product with the limit of this machine, which is a minimal server that gives the same answers: `npm run
 * bench -- --sizes 10000 --rounds 3 --seconds 5 --keep`. All servers listen on 127.0.0.1. `--keep` uses the database of
 * an earlier run again. `--rows booking` measures and prints only rows with this word in their name, and does not write
 * docs/bench.md.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    pool: { type: 'string', default: '6' },
    folder: { type: 'string', default: path.join(tmpdir(), 'ivuriro-bench') },
    keep: { type: 'boolean', default: false },
    rows: { type: 'string', default: '' },
  },
});
const connections = 16;
const say = (line: string) => console.log(line);

buildWeb({ log: say });
const postgres = await startEmbedded({ root: values.folder, database: 'bench', log: say });
const [pages] = await query<{ huge_pages_status: string }>(postgres.url, 'show huge_pages_status');
const hugePages = pages!.huge_pages_status === 'on';
const sizes: Size[] = [];
const measured: Measured[] = [];
try {
  for (const doctors of values.sizes.split(',').map(Number)) sizes.push(await filled(doctors));
  for (const size of sizes) await serve(size);
  measured.push(...(await measure()));
} finally {
  await Promise.all(sizes.flatMap(({ servers }) => servers.map(({ child }) => stop(child))));
  await postgres.stop();
}
const table = tableOf(measured, {
  command: `npm run bench -- --sizes ${values.sizes} --rounds ${values.rounds} --seconds ${values.seconds} --pool ${values.pool}`,
  connections,
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  pool: Number(values.pool),
  cores: cpus().length,
  hugePages,
});
const { code: page } = await format('bench.md', table);
if (!values.rows) writeFileSync(path.resolve(import.meta.dirname, '../docs/bench.md'), page);
say(`\n${page}`);

interface Server {
  child: ChildProcess;
  address: string;
}
/** A database, the requests sent to it, and its two servers: the product and the minimal comparison server. */
interface Size {
  doctors: number;
  url: string;
  rows: Row[];
  servers: Server[];
}

async function filled(doctors: number): Promise<Size> {
  const url = await database(doctors);
  await putOffRenewals(url);
  const rows = rowsOf(doctors, {
    people: await signIn(url, doctors),
    specialities: await specialitiesOf(url),
    booked: await bookedBefore(url, doctors),
  }).filter(({ name }) => name.includes(values.rows));
  return { doctors, url, rows, servers: [] };
}

/**
 * Postpones the renewal of availability summaries. All doctors have the same hours, so during the day the next free
 * slot of half of them passes every half hour. Renewing a million summaries keeps the sweeper busy for minutes, which
 * would disturb the measurement.
 */
async function putOffRenewals(url: string): Promise<void> {
  await query(
    url,
    `update doctor_free set stale_at = now() + interval '1 day' where stale_at < now() + interval '12 hours'`,
  );
  await query(url, 'vacuum doctor_free');
}

async function serve(size: Size): Promise<void> {
  for (const file of ['product.ts', 'limit.ts']) size.servers.push(await start(file, size));
  for (const row of size.rows) for (const server of serversOf(size, row)) await warm(row, server.address);
}

/** Warms up: V8 optimizes the code of a request only after some thousands of requests. */
async function warm(row: Row, address: string): Promise<void> {
  let calls = 0;
  for (let tried = 0; calls < 2_000 && tried < 4; tried++) calls += (await load(row, address, 2)).calls;
}

/**
 * The servers that answer this request. The minimal server renders no pages, so only the product is measured with
 * those.
 */
function serversOf({ servers }: Size, row: Row): Server[] {
  return row.limited ? servers : servers.slice(0, 1);
}

/**
 * Measures row by row, alternating between sizes and servers, because the speed of a machine changes within minutes.
 * The minimal server is measured first in every other round, so that neither server always runs after the writes of the
 * other.
 */
async function measure(): Promise<Measured[]> {
  const results = sizes.flatMap((size) =>
    size.rows.map((row) => ({ size, row, answered: serversOf(size, row).map((): Figures[] => []) })),
  );
  const inTurn = results.toSorted((a, b) => a.size.rows.indexOf(a.row) - b.size.rows.indexOf(b.row));
  await workDone();
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const { size, row, answered } of inTurn) {
      const order = [...answered.entries()];
      for (const [index, figures] of round % 2 ? order : order.reverse()) {
        figures.push(await load(row, size.servers[index]!.address, Number(values.seconds)));
        await workDone();
      }
      say(`${size.doctors} round ${round} ${row.name}: ${answered.map(told).join(' / ')}`);
    }
  return results.map(({ size, row, answered: [product, limit] }) => ({
    name: row.name,
    doctors: size.doctors,
    product: product!,
    limit: limit ?? null,
  }));
}

function told(figures: Figures[]): string {
  return `${Math.round(figures.at(-1)?.perSecond ?? 0)}/s`;
}

async function load(row: Row, address: string, seconds: number): Promise<Figures & { calls: number }> {
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...row.next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${row.name}: ${result.non2xx} refused, ${result.errors} broken of ${result.requests.total}.`);
  return { perSecond: result.requests.average, p99: result.latency.p99, calls: result.requests.total };
}

async function database(doctors: number): Promise<string> {
  const name = `bench_${doctors}`;
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const known = await query(postgres.url, 'select 1 from pg_database where datname = $1', [name]);
  if (known.length > 0 && values.keep) return url.href;
  await query(postgres.url, `drop database if exists ${name}`);
  await query(postgres.url, `create database ${name}`);
  await fillBench(url.href, doctors, say);
  // the minimal server writes the events of a booking into this table, which no worker reads
  await query(url.href, 'create table bench_outbox (like outbox including all)');
  return url.href;
}

/**
 * Waits until the worker has sent notifications and mails and all statements have ended: work left over from one
 * measurement would slow down the next one.
 */
async function workDone(): Promise<void> {
  for (const { url } of sizes)
    while ((await workLeft(url)) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function workLeft(url: string): Promise<number> {
  const [row] = await query<{ left: number }>(
    url,
    `select (select count(*) from outbox)::integer +
        (select count(*) from graphile_worker.jobs where run_at <= now() and locked_at is null)::integer +
        (select count(*) from doctor_free where stale_at <= now())::integer +
        (select count(*) from pg_stat_activity where datname = current_database() and state = 'active'
          and pid <> pg_backend_pid())::integer as left`,
  );
  return row!.left;
}

/**
 * The number of the next slot to book when a database is used again. It is higher than the number of every slot that
 * earlier runs requested, with a margin for their last requests, which may have booked nothing.
 */
async function bookedBefore(url: string, doctors: number): Promise<number> {
  const [row] = await query<{ booked: number }>(url, 'select count(*)::integer as booked from slot_claim');
  const earlier = row!.booked - doctors * 3;
  return earlier > 0 ? 2 * earlier + connections * 100 : 0;
}

async function start(file: string, { url, doctors }: Size): Promise<Server> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_POOL: values.pool,
    DATA_DIR: path.join(values.folder, `product_${doctors}`),
    PORT: '0',
    NODE_ENV: 'production',
  };
  const child = fork(path.join(import.meta.dirname, file), { env });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start.`))),
  ])) as [{ address: string }];
  return { child, address: message.address };
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
