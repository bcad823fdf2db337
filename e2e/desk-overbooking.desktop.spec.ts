import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi, type SignedIn, somebody } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { memberOf } from './steps/timetable.ts';

/**
 * Gives the doctor working time from 8 to 10 on the same weekday in several weeks, on days that no other test and no
 * other screen width uses.
 */
async function ownDays({ token }: SignedIn, doctor: string, days: number, weeks: number): Promise<string[]> {
  const dates = Array.from({ length: weeks }, (_, week) => kigaliDay(days + week * 7));
  for (const date of dates) {
    const body = { date, doctor_id: [doctor], start_time: '08:00 AM', end_time: '10:00 AM', isAvailable: 1 };
    await told('POST /hospital/calendars', { token, body });
  }
  return dates;
}

async function bookAt({ token }: SignedIn, doctor: string, service: string, date: string, name: string) {
  const body = {
    doctor_id: doctor,
    speciality_id: service,
    assigned_date: date,
    start_time: '08:00 AM',
    end_time: '08:30 AM',
    consultation_type: 'PHYSICAL',
    payment: 'DESK',
    patient: { full_name: name },
  };
  await told('POST /hospital/appointments', { token, body });
}

test('the reception books a second patient in a taken slot, the agenda marks this appointment as overbooked, and patients see no additional free slot', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const [date] = await ownDays(hospital, doctor.id, test.info().project.name === 'phone' ? 64 : 65, 1);
  const [first, second] = [somebody('Chantal').name, somebody('Pascal').name];
  await bookAt(hospital, doctor.id, service.id, date!, first);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('link', { name: new RegExp(`^08:00.*${first}`) }).click();
  const open = page
    .getByRole('region', { name: 'Appointment', exact: true })
    .or(page.getByRole('dialog', { name: 'Appointment' }));
  await open.getByRole('button', { name: 'Book a second one here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await expect(dialog).toContainText('08:00 is taken by another patient');
  await dialog.getByLabel('Full name').fill(second);
  await expectAccessible(page, 'overbooking');
  await dialog.getByRole('button', { name: /^Book .*08:00/ }).click();
  await expect(toast(page, 'The appointment is booked.')).toBeVisible();
  await expect(dialog).toBeHidden();
  if (test.info().project.name === 'phone') await open.locator('header').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(/^2 booked \(1 overbooked\), \d+ free$/)).toBeVisible();
  const item = page.getByRole('link', { name: new RegExp(`^08:00.*${second}.*Overbooked`) });
  await expect(item).toBeVisible();
  await expectAccessible(page, 'an agenda with an overbooked appointment');
  const { calendar } = await told(
    `GET /view_doctor/calendar/${doctor.id}?week_start_date=${date}&week_end_date=${date}`,
  );
  const isFree = (start: string) => calendar[0].timeSlots.find(({ time }: any) => time === start).isAvailable;
  expect([isFree('08:00 AM'), isFree('08:30 AM')]).toEqual([false, true]);
});

test('a desk whose chosen slot was taken a moment ago can book the slot a second time', async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const [date] = await ownDays(hospital, doctor.id, test.info().project.name === 'phone' ? 66 : 67, 1);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: /^Free at 08:00|^Book 08:00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Full name').fill(somebody('Odette').name);
  await bookAt(hospital, doctor.id, service.id, date!, somebody('Faster').name);
  await dialog.getByRole('button', { name: /^Book .*08:00/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody has just taken that time.');
  await dialog.getByRole('button', { name: 'Book a second one at 08:00' }).click();
  await dialog.getByRole('button', { name: /^Book .*08:00/ }).click();
  await expect(dialog).toBeHidden();
});

test('the desk repeats an appointment each week, sees which of the days is not free, and books a shorter series', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const dates = await ownDays(hospital, doctor.id, test.info().project.name === 'phone' ? 44 : 45, 4);
  await bookAt(hospital, doctor.id, service.id, dates[3]!, somebody('Longin').name);
  const { name } = somebody('Speciose');
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${dates[0]}&doctor=${doctor.id}`);
  await page.getByRole('button', { name: /^Free at 08:00|^Book 08:00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Book an appointment' });
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Repeat').selectOption('Every week');
  const days = dialog.getByRole('list', { name: 'Days of the series' });
  await expect(days.getByRole('listitem')).toHaveCount(4);
  await expect(days).toContainText(dates[3]!.slice(0, 4));
  await expectAccessible(page, 'a series before it is booked');
  await dialog.getByRole('button', { name: 'Book 4 appointments' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was booked');
  await expect(days.getByRole('listitem').nth(3)).toContainText('not free');
  await dialog.getByLabel('How often').selectOption('3 times');
  await dialog.getByRole('button', { name: 'Book 3 appointments' }).click();
  await expect(dialog).toBeHidden();
  const read = `GET /hospital/agenda?from=${dates[0]}&to=${dates[3]}&doctor_id[]=${doctor.id}`;
  const { appointments } = await told(read, { token: hospital.token });
  const own = appointments.filter((one: any) => one.patient.full_name === name);
  expect(own.map((one: any) => one.assigned_date)).toEqual(dates.slice(0, 3));
});
