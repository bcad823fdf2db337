import { payInCash, expectBooked, goToPayment, wizardOf } from './steps/book.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { addDoctor, dateOf, memberOf, openDay, showHalf, timesOn } from './steps/timetable.ts';
import { findAppointmentOf, openFromMenu } from './steps/appointments.ts';

const SUNDAY = 0;

test('a hospital enters the hours of a doctor, a patient books a slot in these hours, and the hospital sees the appointment at once', async ({
  page,
  anotherPage,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { house, doctor, service } = await memberOf(hospital);
  const sunday = dateOf(SUNDAY, 1);
  await enterAs(page, hospital);
  await page.goto('/dashboard/hospital');
  await openFromMenu(page, 'Calendar');
  const dialog = await openDay(page, 'Sunday');
  await showHalf(dialog, 'After noon');
  await addDoctor(page, dialog, doctor.name, '20:00', '22:00');
  await expect(dialog.getByRole('button', { name: `${doctor.name}, 20:00 – 22:00: change` })).toHaveCount(2);
  expect(await timesOn(house.id, doctor.id, sunday)).toEqual(expect.arrayContaining(['08:00 PM', '09:00 PM']));

  // removes only this hour; the rest of the calendar row stays
  await dialog
    .getByRole('button', { name: `${doctor.name}, 20:00 – 22:00: change` })
    .last()
    .click();
  const hours = page.getByRole('dialog', { name: doctor.name });
  await expect(hours).toContainText('20:00 – 22:00');
  await hours.getByRole('button', { name: 'Remove these hours' }).click();
  await expect(dialog.getByRole('button', { name: `${doctor.name}, 20:00 – 21:00: change` })).toHaveCount(1);
  expect(await timesOn(house.id, doctor.id, sunday)).not.toContain('09:00 PM');

  await expect(hours).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goto('/dashboard/hospital');
  const all = page.getByRole('definition').first();
  await expect(all).toHaveText(/^\d/);
  const before = Number((await all.textContent())!.replaceAll(',', ''));

  const patient = await newPatient('Ines');
  const booking = await anotherPage();
  await enterAs(booking, patient);
  await booking.goto(`/hospital-clinics/view/${house.id}?dialog=appointment&hospital=${house.id}`);
  const wizard = wizardOf(booking);
  await wizard.getByLabel('Service').selectOption({ label: service.name });
  await wizard.getByLabel('Insurance').selectOption({ label: 'No insurance, I pay' });
  await wizard.getByLabel('Reason').fill('Only free on Sundays');
  await expect(wizard.getByLabel('Doctor').locator('option:checked')).toHaveText('Any doctor who is free');
  await wizard.getByRole('button', { name: 'Next' }).click();
  const time = wizard.getByRole('button', { name: /20:00$/, disabled: false });
  await expect(async () => {
    await expect(wizard.locator('[aria-busy="true"]')).toHaveCount(0);
    if ((await time.count()) === 0) await wizard.getByRole('button', { name: 'Later days' }).click();
    await expect(time).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await time.click();
  await goToPayment(booking);
  await payInCash(booking);
  await expectBooked(booking);
  await expect(wizard).toContainText(doctor.name);

  // the hospital's open page counts the new appointment without a reload
  await expect(all).toHaveText(new Intl.NumberFormat('en').format(before + 1));
  await openFromMenu(page, 'Appointments');
  await (await findAppointmentOf(page, patient.name)).click();
  const appointment = page
    .getByRole('dialog', { name: 'Appointment' })
    .or(page.getByRole('region', { name: 'Appointment' }));
  await expect(appointment).toContainText(doctor.name);
  await expect(appointment).toContainText('Not Paid');
  await expect(appointment.getByRole('combobox', { name: 'Status' })).toHaveValue('PENDING');
  await expect(appointment).not.toContainText('Only free on Sundays');

  // removes the calendar rows of the day; the appointment stays
  await page.goto('/dashboard/hospital/calendar?day=Sunday');
  const again = page.getByRole('dialog', { name: 'Who is working on Sunday?' });
  await again.getByRole('button', { name: 'Clear the day' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(again.getByRole('button', { name: /: change$/ })).toHaveCount(0);
  expect(await timesOn(house.id, doctor.id, sunday)).not.toContain('08:00 PM');
  await page.goto('/dashboard/hospital/appointments/pending');
  await expect(await findAppointmentOf(page, patient.name)).toBeVisible();
});

test('a hospital can change its hours for one date, close that day, and go back to the weekly hours', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { house, doctor } = await memberOf(hospital);
  const sunday = dateOf(SUNDAY, 1);
  const usual = await timesOn(house.id, doctor.id, sunday);
  await enterAs(page, hospital);
  await page.goto(`/dashboard/hospital/calendar?date=${sunday}`);
  const dialog = page.getByRole('dialog', { name: /^Who is working on Sunday/ });
  await showHalf(dialog, 'Before noon');
  await addDoctor(page, dialog, doctor.name, '06:00', '08:00');
  await expect(dialog).toContainText('What patients see');
  await expect(dialog.getByRole('listitem').filter({ hasText: /^06:00$/ })).toBeVisible();
  expect(await timesOn(house.id, doctor.id, sunday)).toEqual(expect.arrayContaining(['06:00 AM', '07:00 AM']));

  await dialog.getByRole('button', { name: 'Close the day' }).click();
  await page
    .getByRole('dialog', { name: /^Close Sunday/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(dialog.getByRole('button', { name: /: change$/ })).toHaveCount(0);
  expect(await timesOn(house.id, doctor.id, sunday)).toEqual([]);

  await dialog.getByRole('button', { name: 'Back to the usual week' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog.getByRole('button', { name: 'Back to the usual week' })).toHaveCount(0);
  expect(await timesOn(house.id, doctor.id, sunday)).toEqual(usual);
});

test('for a hospital an appointment that does not exist is reported as not found, and its panel closes', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto('/dashboard/hospital/appointments/all/0190a000-0000-7000-8000-000000000000');
  await expect(page.getByText('Appointment details not found').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/hospital\/appointments$/);
});

test('each amount of a hospital’s wallet opens a chart of its last twelve months', async ({ page }) => {
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto('/dashboard/hospital/wallet');
  const corner = page.getByRole('button', { name: /^Account of/, includeHidden: true });
  const place = await corner.boundingBox();
  for (const figure of ['Paid by patients', 'Total revenue', 'Received']) {
    await page.getByRole('button', { name: figure }).click();
    const chart = page.getByRole('dialog', { name: figure });
    await expect(chart.getByRole('listitem')).toHaveCount(12);
    await expect(chart).toContainText(/in all/);
    expect(await corner.boundingBox(), 'the page behind it stays where it is').toEqual(place);
    await page.keyboard.press('Escape');
    await expect(chart).toBeHidden();
    await expect(page.getByRole('button', { name: figure })).toBeFocused();
  }
});
