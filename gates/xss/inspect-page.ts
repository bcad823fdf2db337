/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { enterAs } from '../pages.ts';
import type { XssFixture } from './xss-fixture.ts';
import type { PageCheck } from './write-payloads.ts';

declare global {
  interface Window {
    ran: unknown[];
    refused: string[];
  }
}

/**
 * Opens a page, presses its button if there is one, and reports scripts that ran, content that the policy refused and
 * text that cannot be read.
 */
export async function inspectPage(
  browser: Browser,
  fixture: XssFixture,
  { who, path, presses, reads }: PageCheck,
): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    // the list of drugs is stored in the browser and in no URL, so the path of this check names a drug after #
    const [address, drug] = path.split('#');
    if (drug)
      await page.addInitScript((id) => {
        const lines = [{ id, name: '', quantity: 1, substitute: true }];
        localStorage.setItem('basket', JSON.stringify({ lines, after: null }));
      }, drug);
    const { passing } = fixture;
    if (passing)
      await page.route(fixture.address + address, async (route) => {
        const answer = await route.fetch();
        const { html: body, headers } = passing({ html: await answer.text(), headers: answer.headers() });
        await route.fulfill({ status: answer.status(), body, headers });
      });
    if (who !== 'visitor') await enterAs(page, fixture.address, fixture.people[who], who);
    const found = await watch(page);
    await page.goto(fixture.address + address);
    if (presses)
      await page
        .getByRole('button', { name: new RegExp(presses) })
        .first()
        .click({ timeout: 15_000 });
    return (await found(reads, fixture.seen)).map((what) => `${who} ${path}${presses ? ` > ${presses}` : ''}: ${what}`);
  } finally {
    await context.close();
  }
}

/** Inspects a mail like a page, as a mail program without a content security policy would show the mail. */
export async function inspectHtml(browser: Browser, html: string, reads: string[]): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const found = await watch(page);
    await page.route('**', (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
    await page.goto('http://mail.test/');
    return await found(reads, new Set());
  } finally {
    await context.close();
  }
}

/**
 * Watches a page from before its first script. The returned function waits for these texts and reports what happened on
 * the page.
 */
async function watch(page: Page): Promise<(reads: string[], seen: Set<string>) => Promise<string[]>> {
  const talked: string[] = [];
  page.on('dialog', (dialog) => {
    talked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    window.ran = [];
    window.refused = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.refused.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return async (reads, seen) => {
    const missing: string[] = [];
    for (const word of reads) if (!(await shows(page, word))) missing.push(word);
    const { ran, refused, live, marks } = await page.evaluate(whatIsThere);
    for (const mark of marks) seen.add(mark);
    return [
      ...(ran.length > 0 || talked.length > 0 ? [`scripts ran: ${[...ran, ...talked].join(', ')}`] : []),
      ...(refused.length > 0 ? [`the policy had to refuse: ${[...new Set(refused)].slice(0, 5).join('; ')}`] : []),
      ...(live.length > 0 ? [`it could run: ${live.slice(0, 5).join('; ')}`] : []),
      ...missing.map((word) => `${word} cannot be read`),
    ];
  };
}

async function shows(page: Page, word: string): Promise<boolean> {
  const isThere = (text: string) => {
    const entered = [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value);
    // compares in lower case, because a style may show the text in capitals
    return [document.body.innerText, ...entered].some((shown) => shown.toLowerCase().includes(text.toLowerCase()));
  };
  try {
    await page.waitForFunction(isThere, word, { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** Runs in the page: finds scripts that ran, content that the policy refused, and markup that would run when used. */
function whatIsThere() {
  const live: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    // a sandboxed frame runs no scripts
    if (element.matches('iframe[sandbox]:not([sandbox~="allow-scripts"])')) continue;
    for (const { name, value } of element.attributes) {
      const address = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
      const isScript =
        /^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
        /^(javascript|vbscript|data:text(?!\/calendar))/.test(address);
      if (name.startsWith('on') || name === 'srcdoc' || isScript) live.push(element.outerHTML.slice(0, 120));
    }
    if (/^(iframe|object|embed|base|math)$/i.test(element.tagName)) live.push(element.outerHTML.slice(0, 120));
  }
  const entered = [...document.querySelectorAll('input, textarea')].map((one) => (one as HTMLInputElement).value);
  const marks = [document.documentElement.outerHTML, ...entered].join('\n').match(/Zq\.[a-z_]+\.[a-z_]+/g) ?? [];
  return { ran: window.ran, refused: window.refused, live, marks };
}
