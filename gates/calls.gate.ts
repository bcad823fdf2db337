import { chromium } from '@playwright/test';
import { haveChromium } from '../scripts/chromium.mjs';
import { startCoturn } from '../scripts/coturn.mjs';
import { holdCall, type Outcome } from './calls/call.ts';
import { type CallsFixture, createCallsFixture, relay } from './calls/calls-fixture.ts';
import { faults } from './calls/faults.ts';
import { type GateRun, runGate } from './prove.ts';
import { random, quick, seed } from './seed.ts';

/**
 * Holds video calls between two real browsers; every second call uses only the relay. Either the doctor or the patient
 * ends a call, or both at the same time. Fails when a call does not connect or stays open. `--quick` makes 3 calls,
 * otherwise the gate makes 200 (`--calls=…` sets the number); the full size also requires that 99 % of the calls
 * connect within five seconds.
 */
const asked = process.argv.find((word) => word.startsWith('--calls='))?.slice(8);
const calls = asked ? Number(asked) : quick ? 3 : 200;
const soonMs = 5_000;
const soonShare = 0.99;
const endings = ['doctor', 'patient', 'both'] as const;
/** Three calls are enough for all three endings. */
const firstEnding = random.below(endings.length);
console.log(`calls: ${calls}, seed ${seed}`);

const flags = [
  '--no-sandbox',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

const run: GateRun<CallsFixture> = async (inject) => {
  const coturn = await startCoturn(relay);
  const fixture = await createCallsFixture();
  await inject(fixture);
  const browser = await chromium.launch({ executablePath: await haveChromium(), args: flags });
  const outcomes: Outcome[] = [];
  try {
    for (let number = 0; number < calls; number++) {
      const relayed = number % 2 === 1;
      const ending = endings[(firstEnding + number) % endings.length]!;
      outcomes.push(await holdCall(browser, fixture, { relayed, ending }));
    }
  } finally {
    await browser.close();
    await fixture.stop();
    await coturn.stop();
  }

  const wrong = outcomes.flatMap(({ wrong: sentences }, index) =>
    sentences.map((sentence) => `call ${index}: ${sentence}`),
  );
  const soon = outcomes.filter(({ connectedMs }) => connectedMs !== null && connectedMs <= soonMs).length;
  const times = outcomes.map(({ connectedMs }) => (connectedMs === null ? 'never' : `${connectedMs.toFixed(0)} ms`));
  console.log(`connected after ${times.slice(0, 20).join(', ')}${times.length > 20 ? ', …' : ''}`);
  console.log(`${soon} of ${calls} within ${soonMs / 1_000} s`);
  if (!quick && soon / calls < soonShare) wrong.push(`${soon} of ${calls} were connected in time`);
  return { passed: calls - new Set(wrong).size, wrong };
};
await runGate(run, faults);
