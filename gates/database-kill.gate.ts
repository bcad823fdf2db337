import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { checkLedger } from '../apps/api/src/modules/payments/index.ts';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { asSystem } from '../apps/api/src/platform/db/actor-context.ts';
import { type Product, startProduct } from '../apps/api/src/product.ts';
import { newDataFolder } from './database.ts';
import { faults } from './database-kill/faults.ts';
import { prepareBookings, type Booking } from './database-kill/bookings.ts';
import { type GateRun, runGate } from './prove.ts';
import { quick } from './seed.ts';
import { wideBudgets } from '../apps/api/src/testing/wide-budgets.ts';
import { writable } from '../apps/api/src/testing/writable.ts';

/**
 * Kills PostgreSQL with SIGKILL while patients book and fifty desks take cash at once. Fails when an acknowledged
 * booking or receipt is lost, when the numbers of receipts have a gap, when the ledger does not add up, when the process
 * of the product ends, when a caller gets another error than 503 meanwhile, or when the product needs more than five
 * seconds to serve again. `--quick` kills three times, otherwise the gate kills a hundred times.
 */
const kills = quick ? 3 : 100;
const callers = 8;
/** How many take cash at once at each kill. */
const cashiers = 50;
/** How many bookings wait for their cash at most; then the patients wait too. */
const mostUnpaid = 2 * cashiers;
const pauseMs = 1_500;
const limitMs = 5_000;

const run: GateRun<Product> = async (inject) => {
  const root = newDataFolder();
  const config = { ...readConfig({ DATA_DIR: root, PORT: '0', DATABASE_POOL: '20' }) };
  const product = await startProduct(config, pino({ level: 'silent' }), {
    budgets: wideBudgets,
    pages: 'none',
    say: console.log,
  });
  try {
    await inject(product);
    const { bookings } = await prepareBookings(
      product.address,
      { platform: writable(product.platform) },
      // some are committed without an answer, and nobody takes their cash
      kills * (cashiers + 2 * callers) + mostUnpaid,
    );
    const wrong: string[] = [];
    const acknowledged: string[] = [];
    const unpaid: { deskToken: string; id: string }[] = [];
    const receipts: string[] = [];
    const seen = new Map<number, number>();
    let over = false;
    const load = Promise.all(Array.from({ length: callers }, book));
    for (let kill = 1; kill <= kills; kill++) {
      await pause(pauseMs);
      while (unpaid.length < cashiers && bookings.length > 0) await pause(20);
      const paying = Promise.all(unpaid.splice(0, cashiers).map(pay));
      // each kill comes after another number of receipts
      await Promise.race([paying, receiptsWritten(receipts.length + ((kill * 7) % cashiers))]);
      process.kill(postmaster(root), 'SIGKILL');
      const took = await untilReady();
      if (took > limitMs) wrong.push(`kill ${kill}: served again only after ${took} ms`);
      await paying;
    }
    await pause(pauseMs);
    over = true;
    await load;

    const { rows } = await product.platform.reads.query<{ id: string }>(
      `select a.id from appointment a join slot_claim c on c.appointment_id = a.id and c.state = 'BOOKED' where a.id = any($1)`,
      [acknowledged],
    );
    const kept = new Set(rows.map((row) => row.id));
    const lost = acknowledged.filter((id) => !kept.has(id));
    wrong.push(...lost.map((id) => `booking ${id} was acknowledged and is lost`));
    const paid = await product.platform.reads.query<{ id: string }>(`select id from receipt where id = any($1)`, [
      receipts,
    ]);
    if (paid.rows.length < receipts.length) wrong.push(`${receipts.length - paid.rows.length} receipts are lost`);
    wrong.push(...(await asSystem(() => checkLedger(product.platform.db))));
    if (receipts.length < kills * cashiers)
      wrong.push(`only ${acknowledged.length} bookings and ${receipts.length} receipts: there was no load`);
    const told = [...seen].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(
      `${acknowledged.length} bookings and ${receipts.length} receipts acknowledged over ${kills} kills, ${lost.length} lost; ${told}`,
    );
    return { passed: Math.max(0, kills - wrong.length), wrong };

    /** Books appointments for one patient after the other, and retries each booking until its answer is final. */
    async function book(): Promise<void> {
      for (let booking = bookings.pop(); booking && !over; booking = bookings.pop()) {
        while (unpaid.length >= mostUnpaid && !over) await pause(20);
        for (let status = 503; status === 503 && !over;) {
          const answer = await ask(booking);
          status = answer.status;
          seen.set(status, (seen.get(status) ?? 0) + 1);
          if (status === 201) {
            acknowledged.push(answer.id!);
            unpaid.push({ deskToken: booking.deskToken, id: answer.id! });
          }
          // a booking may be committed although its answer did not arrive: then the retry gets 409
          else if (status !== 409 && status !== 503) wrong.push(`a booking was answered ${status} ${answer.text}`);
          if (status === 503) await pause(100);
        }
      }
    }

    /** Takes the cash for an appointment, and retries until the answer is final. */
    async function pay({ deskToken, id }: { deskToken: string; id: string }): Promise<void> {
      for (let status = 503; status === 503;) {
        const response = await send('PUT', `/hospital/appointment/${id}/payment`, deskToken, { amount: 1_000_000 });
        ({ status } = response);
        const text = await response.text();
        if (status === 200) receipts.push((JSON.parse(text) as { data: { receipt: { id: string } } }).data.receipt.id);
        else if (status === 503) await pause(100);
        else wrong.push(`cash was answered ${status} ${text}`);
      }
    }

    async function receiptsWritten(many: number): Promise<void> {
      while (receipts.length < many && !over) await pause(1);
    }

    function send(method: string, at: string, token: string, body: object): Promise<Response> {
      return fetch(`${product.address}/api${at}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
    }

    async function ask({ token, request }: Booking): Promise<{ status: number; id?: string; text?: string }> {
      const response = await send('POST', '/patient/request/appointment', token, request);
      const text = await response.text();
      return response.status === 201
        ? { status: 201, id: (JSON.parse(text) as { data: { id: string } }).data.id }
        : { status: response.status, text };
    }

    async function untilReady(): Promise<number> {
      const began = Date.now();
      // waits until the product has detected the crash, so that it does not report its earlier readiness
      while ((await readiness()) === 200 && Date.now() - began < 1_000) await pause(5);
      while ((await readiness()) !== 200 && Date.now() - began < 30_000) await pause(25);
      return Date.now() - began;
    }
    async function readiness(): Promise<number> {
      return (await fetch(`${product.address}/readyz`)).status;
    }
  } finally {
    await product.stop();
    rmSync(root, { recursive: true, force: true });
  }
};
await runGate(run, faults);

function postmaster(root: string): number {
  return Number(readFileSync(path.join(root, 'pgdata', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
