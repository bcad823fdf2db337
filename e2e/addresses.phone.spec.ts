import { address } from './steps/address.ts';
import { expect, test } from './steps/test.ts';

const elsewhere = 'elsewhere.example';

test('a page address whose path contains the name of another site opens on this site, and so do the sign-in links of that page', async ({
  page,
}) => {
  for (const link of ['Log in', 'Sign up']) {
    await page.goto(`${address}//${elsewhere}/x?dialog=login`);
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const href of await page.locator('a').evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).host)))
      expect(href).not.toBe(elsewhere);
    await page.goto(`${address}//${elsewhere}/x`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: link }).filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(address);
  }
});

test('addresses with property names of JavaScript, or with characters that a header cannot contain, open without an error', async () => {
  const names = ['__proto__', '__defineGetter__', 'constructor', 'toString'];
  const paths = names.flatMap((name) => [
    ...['/', '/doctors', '/contact', '/faq', '/search', '/blog', '/laboratories'].map(
      (path) => `${path}?dialog=${name}`,
    ),
    `/doctors?free=${name}&consultation_type=${name}&language=${name}&order-by=${name}`,
    `/?dialog=review&review=${name}.1`,
  ]);
  for (const path of [
    ...paths,
    '/laboratories/%00',
    '/laboratories/%F0%9F%92%A9',
    '/verify?code=%00%F0%9F%92%A9',
    '/\\x',
  ]) {
    const { status } = await fetch(address + path, { redirect: 'manual' });
    expect(status, path).toBeLessThan(500);
  }
});
