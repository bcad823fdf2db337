import { ask } from './steps/api.ts';
import { chooseTime, expectBooked, payInCash, wizardOf } from './steps/book.ts';
import { soleDoctor } from './steps/hospitals.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('a patient books at a hospital without choosing a doctor, and loses no input when another patient takes the slot meanwhile', async ({
  page,
}) => {
  const { hospital, doctor, service } = await soleDoctor();
  await enterAs(page, await newPatient('Aline'));
  await page.goto(`/hospital-clinics/view/${hospital.id}`);
  await page.getByRole('link', { name: 'Make an appointment' }).filter({ visible: true }).first().click();

  const wizard = wizardOf(page);
  await expect(wizard.getByRole('radio', { name: 'In person' })).toBeChecked();
  await wizard.getByLabel('Service').selectOption({ label: service.name });
  await wizard.getByLabel('Insurance').selectOption({ label: 'No insurance, I pay' });
  await wizard.getByLabel('Reason').fill('Short of breath on the stairs');
  await expect(wizard.getByLabel('Doctor').locator('option:checked')).toHaveText('Any doctor who is free');

  // for an online appointment the patient must choose a doctor, because a hospital chooses a doctor only for
  // appointments in person
  await wizard.getByRole('radio', { name: 'Online' }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Select doctor').first()).toBeVisible();
  await wizard.getByRole('radio', { name: 'In person' }).check();
  await wizard.getByRole('button', { name: 'Next' }).click();
  await chooseTime(page);

  const slot = await page.evaluate(
    (id) => JSON.parse(sessionStorage.getItem(`draft:appointment:${id}`) ?? '{}').slot,
    hospital.id,
  );
  const faster = await newPatient('Eric');
  const taken = await ask('POST /patient/request/appointment', {
    token: faster.token,
    body: {
      consultation_type: 'PHYSICAL',
      hospital_id: hospital.id,
      speciality_id: service.id,
      insurance_id: 'none',
      reason: 'Faster',
      assigned_date: slot.date,
      start_time: slot.time,
      end_time: slot.end_time,
      payment_method: 'CASH',
    },
  });
  expect([taken.status, taken.body.data.doctor.id]).toEqual([201, doctor.id]);

  await payInCash(page);
  await expect(page.getByText('This time is not available')).toHaveCount(1);
  await expect(wizard.getByRole('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await expect(wizard.getByText(/^\w+ \d+ \w+, \d\d:\d\d is free no longer\./)).toBeVisible();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await expect(wizard.getByLabel('Reason')).toHaveValue('Short of breath on the stairs');
  await expect(wizard.getByLabel('Service').locator('option:checked')).toHaveText(service.name);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await chooseTime(page);
  await expect(wizard.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await payInCash(page);
  await expectBooked(page);
  await expect(wizard).toContainText(doctor.name);
  await expect(wizard).toContainText(hospital.name);
});

test('a patient can choose a doctor of the hospital, and then sees only that doctor’s slots', async ({ page }) => {
  const { hospital, doctor, service } = await soleDoctor();
  await enterAs(page, await newPatient('Aline'));
  await page.goto(`/hospital-clinics/view/${hospital.id}?dialog=appointment&hospital=${hospital.id}`);
  const wizard = wizardOf(page);
  await wizard.getByLabel('Service').selectOption({ label: service.name });
  await wizard.getByLabel('Doctor').selectOption({ label: doctor.name });
  await wizard.getByLabel('Insurance').selectOption({ label: 'No insurance, I pay' });
  await wizard.getByLabel('Reason').fill('A second opinion');
  const asked = page.waitForRequest((request) => request.url().includes(`/view_doctor/calendar/${doctor.id}`));
  await wizard.getByRole('button', { name: 'Next' }).click();
  expect(new URL((await asked).url()).searchParams.get('hospital_id')).toBe(hospital.id);
  await chooseTime(page);
  await payInCash(page);
  await expectBooked(page);
  await expect(wizard).toContainText(doctor.name);
});
