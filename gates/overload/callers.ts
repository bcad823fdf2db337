import { setTimeout as pause } from 'node:timers/promises';
import { type Row, rowsOf, type BenchRequest, type SignedIn } from '../../bench/requests.ts';
import { signatureOf } from '../../apps/api/src/modules/payments/gateways/sandbox.ts';
import type { Platform } from '../../apps/api/src/platform/platform.ts';
import { type Random, createRandom } from '../random.ts';
import { openConnections } from './connections.ts';
import { mixture } from './mixture.ts';
import { openTally, type Tally } from './tally.ts';

export interface CallTarget {
  port: number;
  doctors: number;
  people: SignedIn;
  specialities: string[];
  signingKey: string;
  seed: number;
}
/**
 * The load that a process of callers sends: either a number of callers who wait for their answers, with requests of all
 * kinds or of one kind; or a number of requests each second, sent without waiting for answers.
 */
export type LoadPlan = { ms: number } & ({ callers: number; only?: string } | { perSecond: number });

/**
 * The number of connections. They are kept open, as a proxy keeps them, because Node accepts only one new connection in
 * each iteration of its event loop.
 */
const connections = 500;
const callbacksPerSecond = 10;
/** A request without an answer this many milliseconds after the end of the load counts as lost. */
const timeoutMs = 15_000;

// the parent process sends the target and then the loads; this process answers each load with its results
process.once('message', (target: CallTarget) => {
  const next = asked(target, createRandom(target.seed));
  process.on('message', (plan: LoadPlan) => void call(target, plan, next).then((tally) => process.send!(tally)));
  process.send!('ready');
});

async function call(target: CallTarget, plan: LoadPlan, next: ReturnType<typeof asked>): Promise<Tally> {
  const lines = await openConnections(target.port, connections);
  const { tally, note, noteCallback, close } = openTally();
  const began = performance.now();
  const until = began + plan.ms;
  let open = 0;
  const ask = (since: number, then = () => {}) => {
    const { kind, words } = next.request('only' in plan ? plan.only : undefined);
    tally.sent++;
    open++;
    lines.ask(words, (response) => {
      open--;
      note(kind, response, performance.now() - since);
      then();
    });
  };
  const again = () => {
    const now = performance.now();
    if (now < until) ask(now, again);
  };
  if ('callers' in plan) for (let one = 0; one < plan.callers; one++) again();
  else
    await arrive(plan.perSecond, until, next, ask, (words, since) => {
      tally.callbacks.sent++;
      open++;
      lines.ask(words, (response) => {
        open--;
        noteCallback(response, performance.now() - since);
      });
    });
  while (performance.now() < until) await pause(20);
  const seconds = (performance.now() - began) / 1_000;
  // answers that arrive later do not count for the throughput of this period
  const { served } = structuredClone(tally);
  while (open > 0 && performance.now() < until + timeoutMs) await pause(20);
  if (open > 0) tally.wrong.push(`${open} had no answer ${timeoutMs / 1_000} s after the last one came`);
  lines.close();
  return { ...close(seconds), served };
}

/**
 * Sends requests at a fixed rate. The duration of a request counts from its planned time, even when the request is
 * written later.
 */
async function arrive(
  perSecond: number,
  until: number,
  { gap, callback }: ReturnType<typeof asked>,
  ask: (since: number) => void,
  tell: (words: string, since: number) => void,
): Promise<void> {
  let nextAsk = performance.now();
  let nextTell = nextAsk;
  while (nextAsk < until) {
    const now = performance.now();
    for (; nextAsk <= now && nextAsk < until; nextAsk += gap(perSecond)) ask(nextAsk);
    for (; nextTell <= now && nextTell < until; nextTell += gap(callbacksPerSecond)) tell(callback(), nextTell);
    await pause(1);
  }
}

/**
 * Draws requests according to the shares of the mixture, for a sample of doctors. No two bookings ask for the same
 * slot.
 */
function asked({ doctors, signingKey, ...who }: CallTarget, random: Random) {
  const rows = rowsOf(doctors, { ...who, booked: 0 });
  const rowNamed = (name: string) => rows.find((row) => row.name === name)!;
  const mixed = mixture.flatMap(({ kind, ofTen }) => Array<Row>(ofTen).fill(rowNamed(kind)));
  let told = 0;
  const platform = { config: { fileSigningKey: signingKey } } as Platform;
  return {
    gap: (perSecond: number) => (-Math.log(1 - random.below(1_000_000) / 1_000_000) / perSecond) * 1_000,
    request: (only?: string) => {
      const row = only ? rowNamed(only) : random.of(...mixed);
      return { kind: row.name, words: wordsOf(row.next()) };
    },
    callback: () => {
      const body = JSON.stringify({ tx_ref: `overload-${++told}`, transaction_id: String(told), status: 'successful' });
      const signature = signatureOf(platform, Buffer.from(body));
      const headers = { 'content-type': 'application/json', 'x-sandbox-signature': signature };
      return wordsOf({ method: 'POST', path: '/api/payments/webhooks/sandbox', headers, body });
    },
  };
}

function wordsOf({ method = 'GET', path, headers = {}, body = '' }: BenchRequest): string {
  const all = { host: 'ivuriro.test', ...headers, ...(body ? { 'content-length': body.length } : {}) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
