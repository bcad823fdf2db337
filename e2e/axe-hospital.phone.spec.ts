import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInAdmin, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dateOf, memberOf, openDay, showHalf } from './steps/timetable.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Checks each screen once on a phone in dark mode and once on a desktop in light mode.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }));

test("a hospital's dashboard is accessible", async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor } = await memberOf(hospital);
  const { data: appointments } = await told('GET /hospital/appointments', { token: hospital.token });
  await enterAs(page, hospital);
  await page.goto('/dashboard/hospital');
  await expect(page.getByRole('heading', { name: 'Pending requests' })).toBeVisible();
  await expectAccessible(page, 'overview');
  await page.goto('/dashboard/hospital/appointments?period=all');
  await expect(page.getByRole('link', { name: /\w+ \w+/ }).first()).toBeVisible();
  await expectAccessible(page, 'appointments');
  await page.goto(`/dashboard/hospital/appointments/all/${appointments[0].id}`);
  await expect(page.getByText(appointments[0].appointment_id).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'an appointment');
  await page.goto('/dashboard/hospital/wallet');
  await page.getByRole('button', { name: /Waiting for payout|You owe/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(12);
  await expectAccessible(page, 'twelve months of a wallet');
  await page.goto('/dashboard/hospital/calendar');
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
  await expectAccessible(page, 'calendar');
  const monday = await openDay(page, 'Monday');
  await showHalf(monday, 'After noon');
  await expectAccessible(page, 'who works on a Monday');
  await monday
    .getByRole('button', { name: /: change$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Remove these hours' })).toBeVisible();
  await expectAccessible(page, 'the hours of a doctor');
  await page.keyboard.press('Escape');
  await monday.getByRole('button', { name: 'Add doctors at 20:00' }).click();
  const form = page.getByRole('dialog', { name: 'Add doctors' });
  await expect(form.getByRole('checkbox', { name: doctor.name })).toBeVisible();
  await form.getByRole('button', { name: 'Add' }).click();
  await expectAccessible(page, 'adding doctors with a complaint');
  await page.goto(`/dashboard/hospital/calendar?date=${dateOf(1, 1)}`);
  await expect(page.getByRole('heading', { name: /What patients see/ })).toBeVisible();
  await expectAccessible(page, 'who works on a date');
});

test('the timetable of a hospital is accessible on the administrator’s page too', async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor } = await memberOf(hospital);
  await enterAs(page, await signInAdmin());
  await page.goto(`/dashboard/admin/members/hospital/${hospital.id}`);
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/members\/hospital\/.*\/calendar$/);
  await expectAccessible(page, 'the timetable of a hospital');
  const sunday = await openDay(page, 'Sunday');
  await showHalf(sunday, 'Before noon');
  await sunday.getByRole('button', { name: 'Add doctors at 03:00' }).click();
  const form = page.getByRole('dialog', { name: 'Add doctors' });
  await form.getByRole('checkbox', { name: doctor.name }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  await expect(sunday.getByRole('button', { name: `${doctor.name}, 03:00 – 04:00: change` })).toBeVisible();
  const rows = () => told('GET /hospital/default_calendars?day=Sunday', { token: hospital.token });
  expect(await rows()).toMatchObject([{ start_time: '03:00 AM', doctor_id: doctor.id }]);
  await sunday.getByRole('button', { name: 'Clear the day' }).click();
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(sunday.getByRole('button', { name: /: change$/ })).toHaveCount(0);
  expect(await rows()).toEqual([]);
});
