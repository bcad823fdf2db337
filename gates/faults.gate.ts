import { bookContinuously, bookOnce, type Observations, type Disturbance } from './faults/patients.ts';
import { openProxy, type Proxy, type Trouble } from './proxy.ts';
import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick } from './seed.ts';
import { wireFaults } from './steps/seeded-faults.ts';
import { settleAndCheck } from './steps/settle-and-check.ts';
import { pause } from './steps/rounds.ts';
import { startProcessFixture } from './steps/process-fixture.ts';

/**
 * Delays, resets, blocks and cuts the connections between product and database, between product and payment gateway,
 * and between callers and product, while patients book and pay. Fails when a refusal has no retry time, when an
 * acknowledged booking is lost, when an answer exceeds its time limit, when the process ends, or when the product needs
 * more than five seconds to serve again. `--quick` is short and uses a tenth of the time limits; `--prove` seeds one
 * fault at a time, and `--faults` lists the faults.
 */
const callers = 6;
const lastsMs = quick ? 700 : 20_000;
/** Milliseconds for which the connection to the database is blocked: longer than the time limit of a query. */
const silenceMs = quick ? 3_000 : 45_000;
const serveAgainMs = 5_000;
const limits = quick ? '?statement_timeout=1500&query_timeout=2000&idle_in_transaction_session_timeout=2000' : '';
/**
 * The product's time limits are 5 s for a connection, 20 s for a query and 10 s for the gateway; one request may reach
 * two of these limits, one after the other.
 */
const longestMs = quick ? 12_000 : 30_000;
const troubles: Record<string, Trouble> = { slow: { delay: 150 }, reset: 'reset', silent: 'hole', cut: { cut: 9 } };
const places = ['database', 'gateway', 'callers'] as const;

const run: GateRun<Settings> = async (inject) => {
  const settings: Settings = {};
  inject(settings);
  const wrong = await play(settings.fault);
  return { passed: wrong.length > 0 ? 0 : places.length * Object.keys(troubles).length, wrong };
};
await runGate(run, namesOf(wireFaults));
// without this, Node sometimes loops for ever on a socket that was reset while the socket was closing
process.exit();

async function play(fault?: string): Promise<string[]> {
  const proxies = new Map<string, Proxy>();
  const wire = async (place: string, to: number) => {
    const proxy = await openProxy(to);
    proxies.set(place, proxy);
    return proxy.port;
  };
  const fixture = await startProcessFixture({ fault, way: wire, limits });
  const running = await fixture.start();
  const disturbance: Disturbance = { over: false, near: false };
  const observed: Observations = { acknowledged: [], statuses: new Map(), slowest: 0, wrong: [] };
  try {
    await running.say({ say: 'clock', now: fixture.clock.now.getTime() });
    await running.say({ say: 'work' });
    const address = `http://127.0.0.1:${await wire('callers', Number(new URL(running.address).port))}`;
    const load = Array.from({ length: callers }, () => bookContinuously(fixture, address, disturbance, observed));
    for (const place of places)
      for (const [name, trouble] of Object.entries(troubles)) {
        if (!running.alive() || (fault && observed.wrong.length > 0)) break;
        const before = observed.acknowledged.length;
        const took = await suffer(place, proxies.get(place)!, trouble);
        if (took > serveAgainMs) observed.wrong.push(`${place} ${name}: served again only after ${took} ms`);
        if (!fault)
          console.log(`${place} ${name}: ${observed.acknowledged.length - before} bookings, again after ${took} ms`);
      }
    disturbance.over = true;
    await Promise.all(load);
    if (observed.slowest > longestMs) observed.wrong.push(`somebody waited ${observed.slowest} ms for an answer`);
    if (!running.alive()) observed.wrong.push('the process died');
    if (fault) return observed.wrong;
    const expected = (id: string) => ({
      sql: `select count(*) from slot_claim where state = 'BOOKED' and appointment_id = $1`,
      id,
      count: 1,
    });
    const played = observed.acknowledged.map((id) => ({ act: 'an acknowledged booking', expected: expected(id) }));
    await settleAndCheck({ fixture, running, wrong: observed.wrong, played });
    const told = [...observed.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`${played.length} bookings acknowledged; ${told}; the longest answer took ${observed.slowest} ms`);
    return observed.wrong;
  } finally {
    await running.kill();
    for (const proxy of proxies.values()) await proxy.close();
    await fixture.close();
  }

  async function suffer(place: (typeof places)[number], proxy: Proxy, trouble: Trouble): Promise<number> {
    disturbance.near = place === 'callers';
    proxy.trouble = trouble;
    if (trouble === 'reset') proxy.reset();
    await pause(trouble === 'hole' && place === 'database' ? silenceMs : lastsMs);
    proxy.trouble = undefined;
    const began = Date.now();
    const address = `http://127.0.0.1:${proxies.get('callers')!.port}`;
    const calm: Disturbance = { over: false, near: disturbance.near };
    setTimeout(() => (calm.over = true), 2 * serveAgainMs).unref();
    await bookOnce(fixture, address, calm, observed, true);
    // a broken connection of a caller is detected only when its next request uses it
    disturbance.near = false;
    return Date.now() - began;
  }
}
