import { bookOn, bookOnce, type Seen, type Weather } from './faults/patients.ts';
import { openProxy, type Proxy, type Trouble } from './proxy.ts';
import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick } from './seed.ts';
import { wireFaults } from './steps/seeded-faults.ts';
import { comeToRest } from './steps/rest.ts';
import { pause } from './steps/rounds.ts';
import { openStage } from './steps/stage.ts';

/**
 * The wires between the app and its database, the app and the gateway, the callers and the app are slow, reset, silent,
 * or cut in the middle of a word, while patients book and pay. Nobody hears anything but that he shall come again,
 * nothing acknowledged is lost, no answer takes longer than the limits say, the process lives, and within five seconds
 * after the trouble it serves again. `--quick` is short and has a tenth of the limits; `--prove` seeds one fault at a time,
 * `--faults` names them.
 */
const callers = 6;
const lastsMs = quick ? 700 : 20_000;
/** Longer than a question to the database may take. */
const silenceMs = quick ? 3_000 : 45_000;
const serveAgainMs = 5_000;
const limits = quick ? '?statement_timeout=1500&query_timeout=2000&idle_in_transaction_session_timeout=2000' : '';
/** A connection is waited for 5 s, a question 20 s, the gateway 10 s; a call may meet two of them. */
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
// left to end by itself, Node now and then waits for ever, and busily, for a socket that was reset while it was closing
process.exit();

async function play(fault?: string): Promise<string[]> {
  const proxies = new Map<string, Proxy>();
  const wire = async (place: string, to: number) => {
    const proxy = await openProxy(to);
    proxies.set(place, proxy);
    return proxy.port;
  };
  const stage = await openStage({ fault, way: wire, limits });
  const running = await stage.start();
  const weather: Weather = { over: false, near: false };
  const seen: Seen = { acknowledged: [], statuses: new Map(), slowest: 0, wrong: [] };
  try {
    await running.say({ say: 'clock', now: stage.clock.now.getTime() });
    await running.say({ say: 'work' });
    const address = `http://127.0.0.1:${await wire('callers', Number(new URL(running.address).port))}`;
    const load = Array.from({ length: callers }, () => bookOn(stage, address, weather, seen));
    for (const place of places)
      for (const [name, trouble] of Object.entries(troubles)) {
        if (!running.alive() || (fault && seen.wrong.length > 0)) break;
        const before = seen.acknowledged.length;
        const took = await suffer(place, proxies.get(place)!, trouble);
        if (took > serveAgainMs) seen.wrong.push(`${place} ${name}: served again only after ${took} ms`);
        if (!fault)
          console.log(`${place} ${name}: ${seen.acknowledged.length - before} bookings, again after ${took} ms`);
      }
    weather.over = true;
    await Promise.all(load);
    if (seen.slowest > longestMs) seen.wrong.push(`somebody waited ${seen.slowest} ms for an answer`);
    if (!running.alive()) seen.wrong.push('the process died');
    if (fault) return seen.wrong;
    const things = (id: string) => ({
      sql: `select count(*) from slot_claim where state = 'BOOKED' and appointment_id = $1`,
      id,
      count: 1,
    });
    const played = seen.acknowledged.map((id) => ({ act: 'an acknowledged booking', things: things(id) }));
    await comeToRest({ stage, running, wrong: seen.wrong, played });
    const told = [...seen.statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
    console.log(`${played.length} bookings acknowledged; ${told}; the longest answer took ${seen.slowest} ms`);
    return seen.wrong;
  } finally {
    await running.kill();
    for (const proxy of proxies.values()) await proxy.close();
    await stage.close();
  }

  async function suffer(place: (typeof places)[number], proxy: Proxy, trouble: Trouble): Promise<number> {
    weather.near = place === 'callers';
    proxy.trouble = trouble;
    if (trouble === 'reset') proxy.reset();
    await pause(trouble === 'hole' && place === 'database' ? silenceMs : lastsMs);
    proxy.trouble = undefined;
    const began = Date.now();
    const address = `http://127.0.0.1:${proxies.get('callers')!.port}`;
    const calm: Weather = { over: false, near: weather.near };
    setTimeout(() => (calm.over = true), 2 * serveAgainMs).unref();
    await bookOnce(stage, address, calm, seen, true);
    // what broke under a caller shows only now
    weather.near = false;
    return Date.now() - began;
  }
}
