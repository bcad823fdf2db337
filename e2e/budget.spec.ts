import { address } from './steps/address.ts';
import { publicPages } from './steps/public-pages.ts';
import { expect, test } from './steps/test.ts';

const kB = 1000;

test('the public pages stay small, and nothing of the dashboards comes along', async ({ browser }) => {
  for (const { name, path } of await publicPages()) {
    const page = await (await browser.newContext()).newPage();
    const weights: Record<string, number> = { document: 0, stylesheet: 0, script: 0 };
    page.on('requestfinished', (request) => {
      const kind = request.resourceType();
      if (!(kind in weights)) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => void (weights[kind]! += responseBodySize)));
    });
    const sizes: Promise<void>[] = [];
    await page.goto(path, { waitUntil: 'networkidle' });
    await Promise.all(sizes);
    const { document, stylesheet, script } = weights as { document: number; stylesheet: number; script: number };
    expect.soft(document + stylesheet, `${name}: HTML and CSS`).toBeLessThanOrEqual(60 * kB);
    expect.soft(script, `${name}: JavaScript`).toBeLessThanOrEqual(115 * kB);
    expect(Math.min(document, stylesheet, script), `${name}: what was counted`).toBeGreaterThan(1 * kB);

    const named = new Set((await (await fetch(address + path)).text()).match(/\/assets\/[\w.-]+\.(?:css|js)/g));
    expect(named.size).toBeGreaterThan(5);
    for (const file of named)
      expect(await (await fetch(address + file)).text(), `${file} belongs to the dashboards`).not.toContain(
        '--mantine-',
      );
    await page.context().close();
  }
});
