/// <reference lib="dom" />
import type { Browser, Page } from '@playwright/test';
import { enterAs } from '../pages.ts';
import type { House } from './house.ts';
import type { Sight } from './writing.ts';

declare global {
  interface Window {
    ran: unknown[];
    refused: string[];
  }
}

/** Opens a page as whoever sees it, touches what is there, and says what ran, what was refused and what cannot be read. */
export async function look(browser: Browser, house: House, { who, path, reads }: Sight): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const { passing } = house;
    if (passing)
      await page.route(house.address + path, async (route) => {
        const answer = await route.fetch();
        const { html: body, headers } = passing({ html: await answer.text(), headers: answer.headers() });
        await route.fulfill({ status: answer.status(), body, headers });
      });
    if (who !== 'visitor') await enterAs(page, house.address, house.people[who], who);
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
    await page.goto(house.address + path);
    const missing: string[] = [];
    for (const word of reads) if (!(await shows(page, word))) missing.push(word);
    const { ran, refused, live } = await page.evaluate(whatIsThere);
    const said = (what: string) => `${who} ${path}: ${what}`;
    return [
      ...(ran.length > 0 || talked.length > 0 ? [said(`scripts ran: ${[...ran, ...talked].join(', ')}`)] : []),
      ...(refused.length > 0
        ? [said(`the policy had to refuse: ${[...new Set(refused)].slice(0, 5).join('; ')}`)]
        : []),
      ...(live.length > 0 ? [said(`it could run: ${live.slice(0, 5).join('; ')}`)] : []),
      ...missing.map((word) => said(`${word} cannot be read`)),
    ];
  } finally {
    await context.close();
  }
}

async function shows(page: Page, word: string): Promise<boolean> {
  try {
    await page.waitForFunction((wanted) => document.body.innerText.includes(wanted), word, { timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** In the page: what ran, what the policy refused, and markup that would run if somebody touched it. */
function whatIsThere() {
  const live: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const address = value.replaceAll(/[\s\p{Cc}]/gu, '').toLowerCase();
      const isScript =
        /^(href|src|action|formaction|data|xlink:href)$/.test(name) && /^(javascript|vbscript|data:text)/.test(address);
      if (name.startsWith('on') || name === 'srcdoc' || isScript) live.push(element.outerHTML.slice(0, 120));
    }
    if (/^(iframe|object|embed|base|math)$/i.test(element.tagName)) live.push(element.outerHTML.slice(0, 120));
  }
  return { ran: window.ran, refused: window.refused, live };
}
