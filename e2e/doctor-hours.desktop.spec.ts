import { told } from './steps/api.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dateOf, setHours } from './steps/timetable.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { openFromMenu } from './steps/appointments.ts';

const SUNDAY = 0;

test('a doctor sets weekly hours and hours of one date, closes a day, and removes all of these again', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const sunday = dateOf(SUNDAY, 1);
  const times = async (type: 'ONLINE' | 'PHYSICAL') => {
    const { calendar } = await told(
      `GET /view_doctor/calendar/${doctor.id}?consultation_type=${type}&week_start_date=${sunday}&week_end_date=${sunday}`,
    );
    return calendar[0].timeSlots.map((slot: { time: string }) => slot.time);
  };
  const usual = { online: await times('ONLINE'), physical: await times('PHYSICAL') };
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor');
  await openFromMenu(page, 'Calendar');

  // adds weekly hours at a hospital, for which the hospital must be chosen
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
  const weekly = page.getByRole('dialog', { name: 'Hours every Sunday' });
  await weekly.getByRole('radio', { name: 'Hospital' }).check();
  await weekly.getByLabel('From').selectOption({ label: '04:00' });
  await weekly.getByLabel('Until').selectOption({ label: '03:00' });
  await expect(weekly.getByText('The end lies after the start')).toBeVisible();
  await weekly.getByLabel('Until').selectOption({ label: '05:00' });
  await weekly.getByRole('button', { name: 'Save' }).click();
  await expect(weekly.getByText('Please select hospital')).toBeVisible();
  await weekly.getByLabel('Hospital').last().selectOption({ index: 1 });
  await weekly.getByRole('button', { name: 'Save' }).click();
  await expect(weekly).toBeHidden();
  await expect(page.getByText('Your availability was set').filter({ visible: true }).first()).toBeVisible();
  expect(await times('ONLINE')).toEqual(usual.online);
  expect(await times('PHYSICAL')).toContain('04:00 AM');

  // adds hours for one date only, and then closes the whole date
  await page.goto(`/dashboard/doctor/calendar?date=${sunday}`);
  await page.getByRole('button', { name: 'Add hours' }).click();
  const dated = page.getByRole('dialog', { name: /^Hours on Sunday/ });
  await setHours(dated, '06:00', '07:00');
  await expect(page.getByRole('listitem').filter({ hasText: /^06:00$/ })).toBeVisible();
  expect(await times('ONLINE')).toContain('06:00 AM');
  await page.getByRole('button', { name: 'Close the day' }).click();
  await page
    .getByRole('dialog', { name: /^Close Sunday/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByText('No times on this day.')).toBeVisible();
  expect([await times('ONLINE'), await times('PHYSICAL')]).toEqual([[], []]);

  // opens the date again, and removes the two added calendar rows one by one
  await page.getByRole('button', { name: /^Remove All day/ }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: /^06:00$/ })).toBeVisible();
  for (const hours of [/^Remove 06:00/, /^Remove 04:00/]) {
    await page.getByRole('button', { name: hours }).click();
    await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('button', { name: hours })).toHaveCount(0);
  }
  expect({ online: await times('ONLINE'), physical: await times('PHYSICAL') }).toEqual(usual);
});

test('a doctor who removes weekly hours is shown the appointments on that weekday', async ({ page }) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const patient = await newPatient('Ineza');
  const { assigned_date, start_time } = await bookOnline(patient, doctor.id);
  const at = new Date(`${assigned_date} ${start_time} GMT+0000`);
  const weekday = at.toLocaleString('en', { weekday: 'long', timeZone: 'UTC' });
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor/calendar');
  const removals = page.getByRole('button', { name: new RegExp(`^Remove .*Every ${weekday}$`) });
  await expect(removals.first()).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  const says: string[] = [];
  for (const removal of await removals.all()) {
    await removal.click();
    await expect(question.getByText(/stands? here and stays?:|No visit is booked here/)).toBeVisible();
    says.push((await question.textContent()) ?? '');
    await question.getByRole('button', { name: 'No' }).click();
    await expect(question).toBeHidden();
  }
  const clock = at.toISOString().slice(11, 16);
  expect(says.filter((text) => text.includes(patient.name) && text.includes(clock))).toHaveLength(1);
});

test('the calendar of a doctor still shows the slots of the chosen day after the doctor turned to another month', async ({
  page,
}) => {
  const monday = dateOf(1, 1);
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto(`/dashboard/doctor/calendar?date=${monday}`);
  const day = page.getByRole('region', { name: /^Monday/ });
  const times = day.getByRole('listitem').filter({ hasText: /^\d\d:\d\d(, taken)?$/ });
  await expect(times.first()).toBeVisible();
  const turned = page.waitForResponse(/view_doctor\/calendar/);
  await page.getByRole('button', { name: 'Next month' }).click();
  await turned;
  const first = page.getByRole('region', { name: 'Month' }).getByRole('button', { name: /^\w+ 1 / });
  await expect(first).toBeVisible();
  await expect(times.first()).toBeVisible();
  await first.click();
  await expect(page).not.toHaveURL(new RegExp(monday));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(monday));
  await expect(times.first()).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Monday`), pressed: true })).toBeVisible();
});

test('when the hospitals cannot be loaded, the dialog for working hours shows an error, and can load them again', async ({
  page,
}) => {
  await page.route(/hospitalAffiliations/, (route) => route.abort());
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor/calendar');
  await page.getByRole('button', { name: 'Add hours on Sunday' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hours every Sunday' });
  await dialog.getByRole('radio', { name: 'Hospital' }).check();
  await expect(dialog.getByText('Your hospitals did not arrive.')).toBeVisible();
  await page.unroute(/hospitalAffiliations/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Your hospitals did not arrive.')).toHaveCount(0);
  await dialog.getByLabel('Hospital').last().selectOption({ index: 1 });
});
