import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expectSignedIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';

test('a patient’s new picture and new name are shown in the header', async ({ page }) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  await page.goto('/?dialog=profile');
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  const { user_code } = await told('GET /patient/details', { token: patient.token });
  await expect(profile).toContainText(`Patient code ${user_code}`);
  for (const field of ['Full name', 'E-mail', 'Gender', 'ID number', 'Phone number', 'Birth date', 'Address'])
    await expect(profile.getByLabel(field)).toBeVisible();
  await profile.getByLabel('E-mail').fill('nobody');
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Something went wrong').filter({ visible: true })).toBeVisible();
  await profile.getByLabel('E-mail').fill(patient.email);
  await profile.getByLabel('Full name').fill('Keza Changed');
  await profile.getByLabel('Choose a picture').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await page.screenshot(),
  });
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(profile).toBeHidden();
  await expect(page.getByText('Profile updated').filter({ visible: true })).toBeVisible();
  await expectSignedIn(page, 'Keza Changed');
  const details = await told('GET /patient/details', { token: patient.token });
  expect(details.full_name).toBe('Keza Changed');
  const picture = page.getByRole('button', { name: 'Account of Keza Changed' }).locator('img');
  await expect(picture).toHaveAttribute('src', `/files/${details.picture.filename}`);
  const file = await fetch(`${address}/files/${details.picture.filename}`);
  expect(file.headers.get('content-type')).toMatch(/^image\//);

  await page.goto('/?dialog=profile');
  await profile.getByRole('button', { name: 'Remove the picture' }).click();
  const question = page.getByRole('dialog').filter({
    hasText: 'Are you sure? This will delete all information related to this image',
  });
  await expect(question.last().getByRole('button', { name: 'No' })).toBeVisible();
  await question.last().getByRole('button', { name: 'Yes' }).click();
  await expect(profile.getByText('Choose a picture')).toBeVisible();
  expect((await told('GET /patient/details', { token: patient.token })).picture).toBeNull();
});

test('the profile dialog keeps unsaved input over a reload until the patient closes the dialog, and signing out deletes the input', async ({
  page,
}) => {
  const patient = await newPatient();
  await enterAs(page, patient);
  await page.goto('/?dialog=profile');
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  const street = profile.getByLabel('Address');
  await street.fill('KG 7 Ave 12');
  await page.reload();
  await expect(street).toHaveValue('KG 7 Ave 12');
  await profile.getByRole('button', { name: 'Close' }).click();
  await expect(profile).toBeHidden();
  await page.goto('/?dialog=profile');
  await expect(street).toHaveValue('');
  await street.fill('KG 7 Ave 12');

  await page.goto('/profile/orders');
  await page.evaluate(() => Object.assign(globalThis, { read: 'by the patient' }));
  await page.getByRole('button', { name: /^Account of/ }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await again;
  await expect(page).toHaveURL(`${address}/`);
  await expect(page.getByRole('button', { name: /^Account of/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'read' in globalThis)).toBe(false);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});
