import type { Agenda } from '@ivuriro/contract';
import { chromium } from '@playwright/test';
import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { startDemo } from './steps/demo.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi } from './steps/people.ts';

/**
 * Measures the work that drawing a full day of a hospital causes in the browser: `npm run agenda:drawing`. It starts
 * the product with its demo, answers requests for the agenda with days of twelve doctors and 200 appointments, and
 * presses "The next day" again and again.
 *
 * Prints the milliseconds of script on a processor that is four times slower: the processor time of the page's thread,
 * multiplied by four. If the browser itself were slowed, the work of other programs on the machine would also count
 * four times.
 */
const rounds = 9;
const days = 16;
const slowed = 4;
const doctors = 12;
const appointments = 200;

const product = await startDemo();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const real = await told<Agenda>(`GET /hospital/agenda?from=${kigaliDay(0)}&to=${kigaliDay(13)}`, {
    token: hospital.token,
  });
  const page = await browser.newPage({
    baseURL: address,
    viewport: { width: 1280, height: 820 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await enterAs(page, hospital);
  await page.route('**/api/hospital/agenda?*', (route) => {
    const date = new URL(route.request().url()).searchParams.get('from')!;
    return route.fulfill({ json: { data: fullDay(real, date) } });
  });
  await page.goto(`/dashboard/hospital/agenda?date=${kigaliDay(1)}`);
  await page.locator('[data-appointment]').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const scripted = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')!.value * 1000 * slowed;
  };
  const medians: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const drawn: number[] = [];
    for (let day = 0; day < days; day++) {
      const before = await scripted();
      await page.getByRole('button', { name: 'The next day' }).click();
      await page.waitForTimeout(600);
      drawn.push((await scripted()) - before);
    }
    medians.push(median(drawn));
    console.log(`round ${round + 1}: ${shown(median(drawn))} ms, at best ${shown(Math.min(...drawn))}`);
  }
  console.log(`median of ${rounds} rounds of ${days} days: ${shown(median(medians))} ms`);
} finally {
  await browser.close();
  product.kill('SIGTERM');
}

/**
 * A day with 200 appointments of half an hour each, made by repeating the appointments of `real`, and with 40 free
 * slots.
 */
function fullDay(real: Agenda, date: string): Agenda {
  const team = Array.from({ length: doctors }, (_, index) => ({
    ...real.doctors[index % real.doctors.length]!,
    id: `00000000-0000-4000-8000-0000000000${10 + index}`,
    slot_minutes: 30,
  }));
  const perDoctor = (appointments + 40) / doctors;
  const taken = Array.from({ length: appointments }, (_, index) => {
    const one = real.appointments[index % real.appointments.length]!;
    const doctor = team[index % doctors]!;
    return {
      ...one,
      id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
      doctor: { ...one.doctor, id: doctor.id, name: doctor.name },
      assigned_date: date,
      ...slot(Math.floor(index / doctors)),
    };
  });
  return {
    doctors: team,
    hours: team.map(({ id }) => ({
      doctor_id: id,
      date,
      start_time: slot(0).start_time,
      end_time: slot(perDoctor - 1).end_time,
      types: ['PHYSICAL'],
      hospital_ids: real.hours[0]?.hospital_ids ?? [],
    })),
    appointments: taken,
    holds: [],
    blocks: [],
  };
}

/** The start and the end of the half hour with this number; number 0 begins at 7 o'clock. */
function slot(index: number): { start_time: string; end_time: string } {
  return { start_time: clock(7 * 60 + index * 30), end_time: clock(7 * 60 + index * 30 + 30) };
}

function clock(minute: number): string {
  const hour = Math.floor(minute / 60);
  const shown = String(hour % 12 || 12).padStart(2, '0');
  return `${shown}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function shown(ms: number): string {
  return ms.toFixed(0);
}
