import type { Browser } from '@playwright/test';
import { addressOf } from './demo.ts';
import type { House } from './house.ts';
import { look, lookAt } from './looking.ts';

const patience = 20_000;

/** What is written about a visit that is cancelled: as the page of the demo shows it, and as a mail program would. */
export async function mails(browser: Browser, house: House): Promise<string[]> {
  const { platform, tell } = house;
  const visit = await addressOf(house, '{cancelled}');
  const { rows: before } = await platform.pool.query<{ last: number }>(
    'select coalesce(max(id), 0) as last from demo_mail',
  );
  await tell('patient', `POST /patient/appointment/status/${visit}`, { status: 'CANCELLED' });
  const written = async () =>
    await platform.db.selectFrom('demo_mail').select('html').where('id', '>', before[0]!.last).execute();
  const until = Date.now() + patience;
  while ((await written()).length < 2 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100));
  const letters = await written();
  const wrong = letters.length < 2 ? [`${letters.length} mails about a visit that was cancelled`] : [];
  for (const { html } of letters)
    wrong.push(...(await lookAt(browser, html, ['Zq.'])).map((what) => `a mail: ${what}`));
  return [...wrong, ...(await look(browser, house, { who: 'visitor', path: '/dev/mail', reads: ['Zq.'] }))];
}
