import { chromium, type Browser } from '@playwright/test';
import { haveChromium } from '../scripts/chromium.mjs';
import { runGate, type GateRun } from './prove.ts';
import { random, quick, seed } from './seed.ts';
import { faults } from './xss/faults.ts';
import { enterDemo, checksOfDemo, addressOf } from './xss/demo.ts';
import { addMissingRows } from './xss/missing-rows.ts';
import { spoil } from './xss/every-column.ts';
import { startXssFixture, type XssFixture } from './xss/xss-fixture.ts';
import { unlisted, unseen } from './xss/coverage.ts';
import { inspectPage, inspectHtml } from './xss/inspect-page.ts';
import { payloads } from './xss/payloads.ts';
import { type PageCheck, writePayloads } from './xss/write-payloads.ts';

/**
 * Writes hostile text into every field that other people read, first by the API and then into every text column of the
 * demo's database, and opens every page that shows it in a real browser. Fails when a script runs, when the content
 * security policy had to refuse something, or when the text cannot be read. Also fails when a route of the web is not
 * in the list of pages, or when no page shows a column and no reason is given. `--quick` opens some pages once;
 * otherwise the gate opens every page in as many rounds as are needed to write every payload into every short field.
 */
const rounds = quick ? 1 : payloads.length;
/** Fewer rounds than `rounds`, because a page of the demo shows many rows, each with a different payload. */
const roundsOfDemo = quick ? 1 : 6;
console.log(`xss: ${payloads.length} texts, ${rounds} rounds, seed ${seed}`);

const play: GateRun<XssFixture> = async (inject) => {
  const fixture = await startXssFixture();
  const browser = await chromium.launch({ executablePath: await haveChromium(), args: ['--no-sandbox'] });
  const wrong = unlisted();
  let looked = 0;
  const inspectAll = async (checks: PageCheck[], share: number) => {
    for (const check of quick ? checks.filter((_, index) => index === 0 || random.one(share)) : checks) {
      wrong.push(...(await inspectPage(browser, fixture, check)));
      looked++;
    }
  };
  try {
    for (let round = 0; round < rounds && wrong.length < 20; round++) {
      const checks = await writePayloads(fixture, quick ? random.below(payloads.length) : round);
      if (round === 0) await inject(fixture);
      await inspectAll(checks, 0.2);
    }
    await enterDemo(fixture);
    await addMissingRows(fixture);
    const columns = await spoil(fixture);
    console.log(`xss: words of ${columns.length} columns`);
    for (let round = 0; round < roundsOfDemo && wrong.length < 20; round++) {
      if (round > 0) await spoil(fixture, round);
      await inspectAll(await checksOfDemo(fixture), 0.05);
    }
    wrong.push(...(await mails(browser, fixture)));
    if (!quick) wrong.push(...unseen(columns, fixture.seen));
  } finally {
    await browser.close();
    await fixture.stop();
  }
  return { passed: looked - wrong.length, wrong };
};

await runGate(play, faults);

/** Inspects the mails about a cancelled appointment, both on the demo's mail page and as a mail program shows them. */
async function mails(browser: Browser, fixture: XssFixture): Promise<string[]> {
  const { platform, tell } = fixture;
  const appointment = await addressOf(fixture, '{cancelled}');
  const { rows: before } = await platform.reads.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from demo_mail',
  );
  await tell('patient', `POST /patient/appointment/status/${appointment}`, { status: 'CANCELLED' });
  const written = async () =>
    await platform.db.selectFrom('demo_mail').select('html').where('id', '>', before[0]!.last).execute();
  const until = Date.now() + 20_000;
  while ((await written()).length < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  const mailRows = await written();
  const wrong = mailRows.length < 2 ? [`${mailRows.length} mails about an appointment that was cancelled`] : [];
  for (const { html } of mailRows)
    wrong.push(...(await inspectHtml(browser, html, ['Zq.'])).map((what) => `a mail: ${what}`));
  return [...wrong, ...(await inspectPage(browser, fixture, { who: 'visitor', path: '/dev/mail', reads: ['Zq.'] }))];
}
