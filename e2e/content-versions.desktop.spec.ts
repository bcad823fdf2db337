import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { enterAs, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('saving settings does not overwrite a setting that somebody else changed meanwhile, and saves the other edited settings', async ({
  page,
}) => {
  const admin = await signInAdmin();
  const valueOf = async (key: string) =>
    (await told<{ key: string; value: string }[]>('GET /static_contents')).find((one) => one.key === key)!.value;
  const set = (key: string, value: string) =>
    told('POST /admin/static_contents', { token: admin.token, body: { key, value } });
  const [phoneBefore, emailBefore] = [await valueOf('phone_contact'), await valueOf('email_contact')];
  await enterAs(page, admin);
  await page.goto('/dashboard/admin/static-content/texts');
  const phone = page.getByLabel('Phone of contact');
  await phone.fill('+250 788 333 333');
  await set('phone_contact', '+250 788 222 222');
  await page.reload();
  await expect(phone).toHaveValue('+250 788 333 333');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Phone of contact: Somebody else saved this meanwhile.')).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).first().click();
  expect(await valueOf('phone_contact')).toBe('+250 788 222 222');
  await page.getByRole('button', { name: 'Load the new text' }).click();
  await expect(phone).toHaveValue('+250 788 222 222');

  await page.getByLabel('E-mail of contact').fill('care@example.com');
  await set('phone_contact', '+250 788 444 444');
  await page.reload();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Saved. The pages show it at once.')).toBeVisible();
  expect([await valueOf('phone_contact'), await valueOf('email_contact')]).toEqual([
    '+250 788 444 444',
    'care@example.com',
  ]);
  await set('phone_contact', phoneBefore);
  await set('email_contact', emailBefore);
});
