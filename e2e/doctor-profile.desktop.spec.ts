import { told } from './steps/api.ts';
import { expectAccessible } from './steps/accessible.ts';
import { demoPassword, enterAs, signInByApi } from './steps/people.ts';
import { addLink, expectSaid, openProfile, removeLink } from './steps/profiles.ts';
import { setUpSecondFactor } from './steps/second-factor.ts';
import { expect, test } from './steps/test.ts';
import { clickInMenu } from './steps/appointments.ts';

test('a doctor sets fee, specialities and payout account on the pages of the profile', async ({ page }) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const { token } = doctor;
  const before = await told('GET /doctor/profile', { token });
  const payout = await told('GET /doctor/payment_info', { token });
  await enterAs(page, doctor);
  await openProfile(page, 'doctor');
  await page.getByLabel('Consultation fee').fill('12,500');
  await page.getByLabel('Length of a visit').selectOption('30 minutes');
  await page.getByRole('group', { name: 'Publications' }).getByRole('button', { name: 'Add new' }).click();
  await page.getByLabel('Publications, line 1').fill('Fever in children, 2024');
  await page.getByRole('textbox', { name: 'Languages spoken' }).fill('Swahili');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Profile updated and published');
  const changed = await told('GET /doctor/profile', { token });
  expect(changed).toMatchObject({ consultation_fee: 12_500, slot_minutes: 30, bio: before.bio });
  expect(JSON.parse(changed.publication)).toEqual([{ value: 'Fever in children, 2024' }]);
  expect(changed.language_spoken).toContain('Swahili');

  // an error of the server has its own title, and the typed input stays
  await page.getByLabel('E-mail', { exact: true }).fill('nowhere');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectSaid(page, 'Missing information');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('nowhere');
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(before.email);

  const [speciality] = (await told<{ name: string }[]>('GET /specialties')).filter(
    ({ name }) => !before.doctorSpecialties.some((one: { name: string }) => one.name === name),
  );
  await addLink(page, 'Add specialities', speciality!.name, 'Specialities was added');
  await removeLink(page, speciality!.name, 'Specialities was removed');
  await expectAccessible(page, 'general info');

  await page.getByRole('link', { name: 'Payment info' }).click();
  await expect(page.getByText('you need a second factor')).toBeVisible();
  const removeFactor = await setUpSecondFactor(token, demoPassword);
  await page.getByRole('radio', { name: 'Mobile money' }).check();
  await expect(page.getByLabel('Provider')).toHaveValue('MTN MoMo');
  await page.getByRole('radio', { name: 'Bank' }).check();
  await page.getByRole('textbox', { name: 'Bank' }).fill('Bank of Kigali');
  await page.getByLabel('Account number').fill('00045-0123456-78');
  await page.getByLabel('Name of the holder').fill('Eric Habimana');
  await page.getByRole('button', { name: 'Save' }).click();
  const again = page.getByRole('dialog', { name: 'Is it still you?' });
  await again.getByLabel('Password', { exact: true }).fill(demoPassword);
  await again.getByRole('button', { name: 'Go on' }).click();
  await expectSaid(page, 'Payment information was saved');
  // the toast does not cover the button that the test presses next
  await page.getByRole('button', { name: 'Save' }).click({ trial: true });
  expect(await told('GET /doctor/payment_info', { token })).toEqual({
    method: 'BANK',
    provider: 'Bank of Kigali',
    account_number: '00045012345678',
    account_name: 'Eric Habimana',
  });
  await expectAccessible(page, 'payment info');

  await page.getByRole('link', { name: 'Security' }).click();
  await expect(page.getByText('This device')).toHaveCount(1);
  await expectAccessible(page, 'security');

  // a doctor who confirms leaving the page loses the unsaved input
  await page.getByRole('link', { name: 'General Info' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Dr. Somebody Else');
  await clickInMenu(page, 'Reviews');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/reviews$/);
  await openProfile(page, 'doctor');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(before.name);

  const { name, email, publication, language_spoken, slot_minutes } = before;
  const body = { name, email, publication, language_spoken, slot_minutes, consultation_fee: before.consultation_fee };
  await told('POST /doctor/update_profile', { token, body });
  if (payout) await told('PUT /doctor/payment_info', { token, body: { ...payout, password: demoPassword } });
  await removeFactor();
});
