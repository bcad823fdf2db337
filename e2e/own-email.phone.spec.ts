import { told } from './steps/api.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('a person who changes their e-mail address must enter the password, and a wrong password loses no input', async ({
  page,
}) => {
  const patient = await newPatient();
  const email = `moved-${patient.email}`;
  await enterAs(page, patient);
  await page.goto('/?dialog=profile');
  const profile = page.getByRole('dialog', { name: 'Edit profile' });
  await profile.getByLabel('E-mail').fill(email);
  await profile.getByLabel('Address').fill('KG 11 Ave');
  await profile.getByRole('button', { name: 'Save', exact: true }).click();

  const again = page.getByRole('dialog', { name: 'Is it still you?' });
  await again.getByLabel('Password', { exact: true }).fill('a guess');
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The password is not right.').filter({ visible: true })).toBeVisible();
  await again.getByRole('button', { name: 'Cancel' }).click();
  await expect(profile.getByLabel('E-mail')).toHaveValue(email);
  expect((await told('GET /patient/details', { token: patient.token })).email).toBe(patient.email);

  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await again.getByLabel('Password', { exact: true }).fill(patient.password);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expect(profile).toBeHidden();
  await expect(page.getByText('Profile updated').filter({ visible: true })).toBeVisible();
  const details = await told('GET /patient/details', { token: patient.token });
  expect(details).toMatchObject({ email, address: 'KG 11 Ave' });
});
