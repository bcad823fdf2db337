/// <reference lib="dom" />
import { expect, test } from './steps/test.ts';

test.use({ serviceWorkers: 'allow' });

test('a newer version of the site is offered to the person, and installed when they agree', async ({ page }) => {
  const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  await page.goto('/faq');
  await expect.poll(inCharge).toMatch(/sw\.js$/);
  // registers the same script at another URL, which acts as the service worker of the next build
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?newer')));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  expect(await inCharge(), 'nothing changes under the hands of a person').toMatch(/sw\.js$/);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Load it' }).click();
  await loaded;
  expect(await inCharge()).toMatch(/newer$/);
});

test('a phone can install the site as an app', async ({ page }) => {
  await page.goto('/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
    return (await (await fetch(link.href)).json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  });
  expect(manifest).toMatchObject({ name: 'Ivuriro', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
