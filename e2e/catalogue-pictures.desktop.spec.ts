import { randomInt } from 'node:crypto';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

/** A PNG of one green pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('input that is typed during the upload of a picture stays in the form, and the picture is uploaded only once', async ({
  page,
}) => {
  await enterAs(page, await signInAdmin());
  await page.goto('/dashboard/admin/customization/facilities');
  const name = `Ramp ${randomInt(1_000_000)}`;
  let sent = 0;
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/api/upload_file', async (route) => {
    sent++;
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Add facility' }).click();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const field = page.getByRole('dialog').getByLabel('Title', { exact: true });
  await field.fill(name);
  await page.getByLabel('Picture').setInputFiles({ name: 'ramp.png', mimeType: 'image/png', buffer: png });
  await save.click();
  await expect.poll(() => sent).toBe(1);
  await field.fill(`${name} for wheelchairs`);
  arrive();
  await expect(page.getByText('It is saved. What you have typed since is not: press save again.')).toBeVisible();
  await expect(field).toHaveValue(`${name} for wheelchairs`);
  await save.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('listitem').filter({ hasText: `${name} for wheelchairs` })).toHaveCount(1);
  await expect(page.getByText('1 in all')).toBeVisible();
  expect(sent).toBe(1);
});
