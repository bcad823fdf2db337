import { faults } from './overload/faults.ts';
import { mixture } from './overload/mixture.ts';
import { startOverloadFixture, type OverloadFixture } from './overload/overload-fixture.ts';
import { servedPerSecond, type Tally, workPerSecond } from './overload/tally.ts';
import { namesOf, type GateRun, runGate, type Settings } from './prove.ts';
import { quick, seed } from './seed.ts';

/**
 * Checks load shedding at five times the capacity. First callers who wait for their answers measure the capacity and
 * the cost of each kind of answer; then five times as many requests arrive at a fixed rate, together with payment
 * webhooks. Fails when throughput drops, when an answer is late, when a refusal has no retry time, when a webhook is
 * refused, when an acknowledged booking is lost, or when the process does not recover. The throughput is compared with
 * the mean of the measurements before and after, because the speed of a machine changes. The full size lasts five
 * minutes; `--quick` lasts three seconds, and does not judge throughput.
 */
const doctors = quick ? 300 : 2_000;
const callers = 40;
/** The number of simultaneous requests of one kind of which none may be refused. */
const few = 16;
const warmMs = quick ? 1_000 : 10_000;
const measureMs = quick ? 1_000 : 20_000;
const floodMs = quick ? 3_000 : 300_000;
const times = 5;
const leastShare = 0.8;
const longestMs = 1_000;
/** During the quick size other work may use the processor, so the gate then judges only answers and stored rows. */
const timed = !quick;
const serveAgainMs = 5_000;
console.log(`overload: ${times} times the capacity for ${floodMs / 1_000} s, seed ${seed}`);

const run: GateRun<Settings> = async (inject) => {
  const settings: Settings = {};
  inject(settings);
  const fixture = await startOverloadFixture(settings, doctors);
  const wrong: string[] = [];
  try {
    const bookedBefore = await fixture.count('appointment');
    const calm = await fixture.call({ callers, ms: warmMs });
    const able = await fixture.call({ callers, ms: measureMs });
    wrong.push(...calm.wrong, ...able.wrong);
    const capacity = servedPerSecond(able);
    console.log(`alone: ${told(able)}`);
    const priced = await price(fixture);
    const costs = new Map(priced.map(({ kind, tally }) => [kind, 1 / servedPerSecond(tally)]));
    wrong.push(...priced.flatMap(({ tally }) => tally.wrong));
    const workOf = (tally: Tally) => workPerSecond(tally, costs);

    const flood = await fixture.call({ perSecond: times * capacity, ms: floodMs });
    console.log(`flood: ${told(flood)}`);
    const { sent, served, slowest } = flood.callbacks;
    console.log(`callbacks: ${served} of ${sent} served, the slowest after ${slowest} ms`);
    wrong.push(...flood.wrong);
    if (timed && flood.p99 > longestMs) wrong.push(`the p99 of what was served was ${flood.p99} ms`);
    if (flood.refused < flood.sent / 4)
      wrong.push(`only ${flood.refused} of ${flood.sent} were refused: there was no flood`);

    const over = Date.now();
    let after: Tally;
    do after = await fixture.call({ callers: 8, ms: 500 });
    while ((!isCalm(after) || !(await fixture.isReady())) && Date.now() - over < serveAgainMs);
    const again = await fixture.call({ callers, ms: measureMs });
    console.log(`after: ${told(again)}`);
    const back = workOf(again) / workOf(able);
    const share = workOf(flood) / ((workOf(able) + workOf(again)) / 2);
    if (timed && share < leastShare) wrong.push(`useful work fell to ${percent(share)} of the capacity`);
    if (!isCalm(after) || (timed && back < leastShare))
      wrong.push(`not all serves as before ${serveAgainMs / 1_000} s later: ${percent(back)}, ${told(after)}`);
    wrong.push(...again.wrong);

    const all = [calm, able, ...priced.map(({ tally }) => tally), flood, after, again];
    const booked = all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    const kept = (await fixture.count('appointment')) - bookedBefore;
    if (kept < booked) wrong.push(`${booked} bookings were acknowledged, ${kept} are kept`);
    const events = await fixture.count('gateway_event');
    if (events !== served) wrong.push(`${served} callbacks were acknowledged, ${events} are kept`);
    console.log(`useful work: ${percent(share)} of the capacity; after: ${percent(back)}`);
  } finally {
    await fixture.close();
  }
  return { passed: wrong.length > 0 ? 0 : 1, wrong };
};
await runGate(run, namesOf(faults));

/** Measures each kind of request alone. */
async function price(fixture: OverloadFixture): Promise<{ kind: string; tally: Tally }[]> {
  const priced = [];
  for (const { kind } of mixture) {
    const tally = await fixture.call({ callers: few, ms: measureMs / mixture.length, only: kind });
    console.log(`${kind} alone: ${told(tally)}`);
    priced.push({ kind, tally });
  }
  return priced;
}

function told(tally: Tally): string {
  const useful = Math.round(servedPerSecond(tally));
  const came = Math.round(tally.sent / tally.seconds);
  return `${useful} of ${came} a second served, p50 ${tally.p50} ms, p99 ${tally.p99} ms, ${tally.refused} refused`;
}

function isCalm({ refused, wrong, p99 }: Tally): boolean {
  return refused === 0 && wrong.length === 0 && (!timed || p99 <= longestMs);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
