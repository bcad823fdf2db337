import type { Browser } from '@playwright/test';
import { addressOf } from './demo.ts';
import type { XssFixture } from './xss-fixture.ts';
import { inspectPage, inspectHtml } from './inspect-page.ts';

const timeoutMs = 20_000;

/** The mails about a cancelled appointment, as the mail page of the demo and as a mail program show them. */
export async function mails(browser: Browser, fixture: XssFixture): Promise<string[]> {
  const { platform, tell } = fixture;
  const appointment = await addressOf(fixture, '{cancelled}');
  const { rows: before } = await platform.reads.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from demo_mail',
  );
  await tell('patient', `POST /patient/appointment/status/${appointment}`, { status: 'CANCELLED' });
  const written = async () =>
    await platform.db.selectFrom('demo_mail').select('html').where('id', '>', before[0]!.last).execute();
  const until = Date.now() + timeoutMs;
  while ((await written()).length < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  const mailRows = await written();
  const wrong = mailRows.length < 2 ? [`${mailRows.length} mails about an appointment that was cancelled`] : [];
  for (const { html } of mailRows)
    wrong.push(...(await inspectHtml(browser, html, ['Zq.'])).map((what) => `a mail: ${what}`));
  return [...wrong, ...(await inspectPage(browser, fixture, { who: 'visitor', path: '/dev/mail', reads: ['Zq.'] }))];
}
