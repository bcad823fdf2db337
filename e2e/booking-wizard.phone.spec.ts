/// <reference lib="dom" />
import { told } from './steps/api.ts';
import { chooseTime, openWizard, sayWhatFor, wizardOf } from './steps/book.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the Back button of the browser goes one step back in the appointment dialog, and does not reopen the dialog after it was closed', async ({
  page,
}) => {
  const doctor = await freestDoctor();
  await enterAs(page, await newPatient('Grace'));
  await page.goto('/doctors');
  const wizard = await openWizard(page, doctor.id);
  const at = (step: number) => expect(wizard.getByRole('heading', { name: `Step ${step} of 4` })).toBeVisible();
  await sayWhatFor(page, { service: doctor.service, reason: 'A cough' });
  await chooseTime(page);
  await at(3);
  const read: string[] = [];
  page.on('request', (request) => void (request.url().includes('.data') && read.push(request.url())));
  await page.goBack();
  await at(2);
  await expect(wizard.getByRole('status').filter({ hasText: 'Your time:' })).toBeVisible();
  await page.goForward();
  await at(3);
  await page.goBack();
  await page.goBack();
  await at(1);
  await expect(wizard.getByLabel('Reason')).toHaveValue('A cough');
  expect(read, 'no step reads its page again').toEqual([]);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await at(2);
  await wizard.getByRole('button', { name: 'Close' }).click();
  await expect(wizard).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/doctors$/);
});

test('in the calendar the Tab key reaches one slot only, and the arrow keys move from slot to slot', async ({
  page,
}) => {
  const { id } = await freestDoctor();
  await page.goto(`/doctors/view/${id}`);
  const times = page.getByRole('main').getByRole('button', { name: /\d\d:\d\d/ });
  await expect(times.first()).toBeVisible();
  const stops = await times.evaluateAll((all) => all.filter(({ tabIndex }) => tabIndex === 0).length);
  expect(stops).toBe(1);
  await times.and(page.locator('[tabindex="0"]')).focus();
  const name = () => page.evaluate(() => document.activeElement?.textContent);
  const before = await name();
  await page.keyboard.press('ArrowDown');
  expect(await name()).not.toBe(before);
  await page.keyboard.press('ArrowUp');
  expect(await name()).toBe(before);
});

test('the appointment dialog names the insurance and shows what the insurance covers at the hospital', async ({
  page,
}) => {
  const { id } = await signInByApi('doctor@ivuriro.test');
  const doctor = await told(`GET /show/doctor/${id}`);
  const place = doctor.hospitalAffiliations[0];
  const { acceptedInsurances } = await told(`GET /show/hospital/${place.id}`);
  const insurers: { id: string; name: string }[] = await told('GET /insurances');
  const other = insurers.find((one) => one.id !== 'none' && !acceptedInsurances.some((a: any) => a.id === one.id))!;
  await enterAs(page, await newPatient('Yves'));
  const wizard = await openWizard(page, id);
  await sayWhatFor(page, {
    service: doctor.doctorSpecialties[0].name,
    hospital: place.district ? `${place.name}, ${place.district}` : place.name,
    reason: 'A cough',
  });
  await wizard.getByRole('button', { name: 'Back' }).click();
  await wizard.getByLabel('Insurance').selectOption({ label: acceptedInsurances[0].name });
  await expect(wizard).toContainText(`${place.name} accepts ${acceptedInsurances[0].name}. You pay the full price`);
  await wizard.getByLabel('Insurance').selectOption({ label: other.name });
  await expect(wizard).toContainText(`${place.name} does not list ${other.name}`);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await chooseTime(page);
  await expect(wizardOf(page).getByRole('definition').filter({ hasText: other.name })).toBeVisible();
  await expect(wizard).toContainText(`${other.name} does not lower it here`);
});
