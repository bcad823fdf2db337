import type { Browser, Page } from '@playwright/test';
import { address } from './steps/address.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { everyPublicPage } from './steps/public-pages.ts';
import { expect, test } from './steps/test.ts';

const kB = 1000;
/** Signed-in people may load more scripts, because the script for the socket loads after the page. */
const budget = { firstView: 60 * kB, script: 85 * kB, scriptSignedIn: 100 * kB };

/** Text in scripts by which the test recognises the scripts of the dashboards. */
const ofDashboards = ['_sidebar_', 'networkMode'];

test('every public page loads fewer bytes than its budget, and no code of the dashboards', async ({ browser }) => {
  test.slow();
  const dashboard = await codeOf('/dashboard/admin');
  for (const mark of ofDashboards) expect(dashboard.join('')).toContain(mark);
  const links = [
    { name: 'Where somebody is', path: '/near' },
    { name: 'An invitation', path: '/invitation/used-up' },
    { name: 'A new time', path: '/move/used-up' },
    { name: 'A payment by link', path: '/pay/used-up' },
  ];
  for (const { name, path } of [...(await everyPublicPage()), ...links]) {
    await keepsTheBudget(browser, name, path, budget.script);
    const code = await codeOf(path);
    expect(code.length).toBeGreaterThan(5);
    for (const mark of ofDashboards)
      expect(code.join(''), `${name} loads a part of the dashboards`).not.toContain(mark);
  }
});

test('an address with more path parts than any page has is answered with 404 before its page is looked up', async () => {
  for (const method of ['GET', 'POST']) {
    const reply = await fetch(address + '/a'.repeat(2_000), { method });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ code: 'not_found' });
  }
});

test('a patient’s own pages load fewer bytes than their budget, including what is loaded after the sign-in', async ({
  browser,
}) => {
  const patient = await newPatient();
  for (const path of ['/profile/appointment', '/profile/notification', '/doctors'])
    await keepsTheBudget(browser, path, path, budget.scriptSignedIn, (page) => enterAs(page, patient));
});

const textOf = async (path: string): Promise<string> => (await fetch(address + path)).text();
/** The style sheets and scripts that a page refers to. */
async function codeOf(path: string): Promise<string[]> {
  const named = new Set((await textOf(path)).match(/\/assets\/[\w.-]+\.(?:css|js)/g));
  return Promise.all([...named].map(textOf));
}

/** Expects that a page stays within its budgets: transferred bytes of HTML and styles, and gzipped bytes of scripts. */
async function keepsTheBudget(
  browser: Browser,
  name: string,
  path: string,
  mostScript: number,
  before: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const page = await (await browser.newContext()).newPage();
  await before(page);
  const travelled: Promise<number>[] = [];
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    // this script loads a second after the page has loaded; on a slow machine that is before the network is idle
    const isLater = request.url().includes('/Installation-');
    if (kind === 'script' && !isLater) scripts.push(gzipped(request.url()));
    if (kind === 'document' || kind === 'stylesheet')
      travelled.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const [firstView, script] = [sum(await Promise.all(travelled)), sum(await Promise.all(scripts))];
  expect.soft(firstView, `${name}: HTML and CSS`).toBeLessThanOrEqual(budget.firstView);
  expect.soft(script, `${name}: JavaScript`).toBeLessThanOrEqual(mostScript);
  expect(firstView, `${name}: what was counted`).toBeGreaterThan(3 * kB);
  expect(script, `${name}: what was counted`).toBeGreaterThan(40 * kB);
  await page.context().close();
}

async function gzipped(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } });
  const size = Number(headers.get('content-length'));
  expect(size, `${url} says its size`).toBeGreaterThan(0);
  return size;
}

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
