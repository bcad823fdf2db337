import { expectAccessible } from './steps/accessible.ts';
import { freeOf } from './steps/agenda.ts';
import { ask, told } from './steps/api.ts';
import { appointmentAt, bookingAt, toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, signInByApi, type SignedIn, somebody } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { memberOf } from './steps/timetable.ts';

/**
 * Gives the doctor working time from 8 to 10 at the hospital, on a day that no other test and no other screen width
 * uses. Returns the date.
 */
async function ownDay({ token }: SignedIn, doctor: string, days: number): Promise<string> {
  const date = kigaliDay(test.info().project.name === 'phone' ? days : days + 10);
  const hours = { date, doctor_id: [doctor], start_time: '08:00 AM', end_time: '10:00 AM', isAvailable: 1 };
  await told('POST /hospital/calendars', { token, body: hours });
  return date;
}

test('the reception sees the day of each doctor, books a free slot for a known patient, and opens the appointment', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor } = await memberOf(hospital);
  const date = await ownDay(hospital, doctor.id, 40);
  const { name } = somebody('Yvonne');
  await told('POST /hospital/patients', { token: hospital.token, body: { full_name: name } });
  await enterAs(page, await signInByApi('reception@ivuriro.test'));

  // the agenda is the start page of the dashboard
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/dashboard\/hospital\/agenda$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await freeOf(page, '08:30', doctor.name).click();
  const dialog = bookingAt(page);
  await expect(dialog.getByRole('button', { name: /^Book .*08:30$/ })).toBeVisible();
  await dialog.getByLabel('Full name').fill(name.slice(0, 9));
  await dialog.getByRole('list', { name: 'Already a patient here' }).getByRole('button', { name }).click();
  await expect(dialog.getByLabel('Phone')).toBeHidden();
  await expectAccessible(page, 'booking from the agenda');
  await dialog.getByRole('button', { name: /^Book .*08:30$/ }).click();
  await expect(toast(page, 'The appointment is booked.')).toBeVisible();
  await expect(dialog).toBeHidden();

  const item = page.getByRole('link', { name: new RegExp(`^08:30.*${name}.*Pending`) });
  await expect(item).toBeVisible();
  await expect(freeOf(page, '08:30', doctor.name)).toHaveCount(0);
  await expectAccessible(page, 'the agenda of a day');
  await item.click();
  await expect(appointmentAt(page)).toContainText(name);
  await expect(page).toHaveURL(new RegExp(`/agenda/[^/]+\\?date=${date}`));
  await expectAccessible(page, 'an appointment in the agenda');
  await page.keyboard.press('Escape');
  await expect(appointmentAt(page)).toBeHidden();
  await expect(item).toBeFocused();
});

test('in the agenda a doctor can show a week, one day of it, and a closed day, and book a follow-up', async ({
  page,
}) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  await enterAs(page, doctor);
  const { appointments } = await told(`GET /doctor/agenda?from=${kigaliDay(0)}&to=${kigaliDay(6)}`, {
    token: doctor.token,
  });
  const [first] = appointments as { id: string; assigned_date: string; patient: { full_name: string } }[];
  await page.goto('/dashboard/doctor/agenda');
  await page.getByRole('radio', { name: 'Week' }).check();
  await page.getByLabel('Choose a day').fill(first!.assigned_date);
  await expect(page).toHaveURL(new RegExp(`date=${first!.assigned_date}&view=week|view=week$`));
  const item = page.locator(`#appointment-${first!.id}`);
  await expect(item).toHaveAccessibleName(new RegExp(first!.patient.full_name));
  await expectAccessible(page, 'the agenda of a week');
  await page.getByRole('radio', { name: 'Day' }).check();
  await expect(item).toBeVisible();

  // a follow-up is booked from the open appointment, with its patient filled in
  await item.click();
  await expect(appointmentAt(page).getByRole('link', { name: 'Open the patient' })).toBeVisible();
  await appointmentAt(page).getByRole('button', { name: 'Follow-up' }).click();
  await expect(bookingAt(page)).toContainText(first!.patient.full_name);
  await expect(bookingAt(page).getByLabel('Full name')).toHaveCount(0);

  // a week of two long months has room in the bar
  await page.goto('/dashboard/doctor/agenda?view=week&date=2026-09-30');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^28 Sep(tember)? – 4 Oct(ober)?$/);
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

  // 2 January 2000 is before the first appointment in the calendar: the page shows no appointments, and the usual
  // weekly hours
  await page.goto('/dashboard/doctor/agenda?date=2000-01-02');
  await expect(page.getByRole('button', { name: /^Free at|^Book \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/agenda$/);
});

test('a nurse sees the agenda and cannot book in it, and an error of the server is shown on the page', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor } = await memberOf(hospital);
  const date = await ownDay(hospital, doctor.id, 41);
  await enterAs(page, await signInByApi('nurse@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await expect(page.getByText(/0 booked, \d+ free/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Free at|^Book/ })).toHaveCount(0);
  expect((await ask('GET /hospital/agenda', { token: '' })).status).toBe(401);

  await page.route('**/api/hospital/agenda?*', (route) => route.fulfill({ status: 400, json: { message: 'No' } }));
  await page.goto(`/dashboard/hospital/agenda?date=${kigaliDay(42)}`);
  await expect(page.getByRole('alert')).toContainText('The agenda did not arrive');
  await page.unroute('**/api/hospital/agenda?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an open agenda shows at once what others book, and can be used with the keyboard', async ({ page }) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, service } = await memberOf(hospital);
  const date = await ownDay(hospital, doctor.id, 60);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  const free = freeOf(page, '08:00', doctor.name);
  await expect(free).toBeVisible();
  const { name } = somebody('Olivier');
  const body = {
    doctor_id: doctor.id,
    speciality_id: service.id,
    assigned_date: date,
    start_time: '08:00 AM',
    end_time: '08:30 AM',
    consultation_type: 'PHYSICAL',
    payment: 'DESK',
    patient: { full_name: name },
  };
  await told('POST /hospital/appointments', { token: hospital.token, body });
  const item = page.getByRole('link', { name: new RegExp(`^08:00.*${name}`) });
  await expect(item).toBeVisible();
  await expect(free).toHaveCount(0);
  if (test.info().project.name === 'phone') return;

  await page.getByRole('region', { name: /^Days of the doctors/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(freeOf(page, '08:30', doctor.name)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bookingAt(page).getByRole('button', { name: /^Book .*08:30$/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of the agenda' })).toContainText('Book an appointment');
  await page.keyboard.press('Escape');
  await page.keyboard.press('w');
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  await page.keyboard.press('d');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(new RegExp(`/agenda\\?doctor=${doctor.id}$`));
  await page.keyboard.press('n');
  await expect(bookingAt(page)).toBeVisible();
});
