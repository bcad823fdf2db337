import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

test('the list of appointments of a hospital can be limited to one doctor and one day, and a reload keeps these filters and the number of rows', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { data } = await told('GET /hospital/appointments?per_page=100', { token: hospital.token });
  const { doctor, assigned_date: date } = data[0];
  const ofDay = data.filter((one: any) => one.assigned_date === date && one.doctor.id === doctor.id);
  await enterAs(page, hospital);
  await page.goto('/dashboard/hospital/appointments?period=all');
  await page.getByRole('combobox', { name: 'Rows' }).selectOption('25');
  await expect(page).toHaveURL(/per_page=25/);
  await expect(page.getByRole('status').filter({ hasText: /^1–25 of/ })).toBeVisible();
  await page.getByLabel('Day', { exact: true }).fill(date);
  await page.getByRole('combobox', { name: 'Doctor' }).selectOption({ label: doctor.name });
  const count = page.getByRole('status').filter({ hasText: new RegExp(` of ${ofDay.length}$`) });
  await expect(count).toBeVisible();
  await page.reload();
  await expect(count).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rows' })).toHaveValue('25');
  await expectAccessible(page, 'appointments of a doctor on a day');
  // choosing a status keeps the chosen day in the URL
  await page.getByText('Cancelled', { exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/cancelled\\?.*date=${date}`));
});

test('the list of appointments, the agenda and an appointment are printed without menus and buttons', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { data } = await told('GET /hospital/appointments?per_page=100', { token: hospital.token });
  // chooses an appointment that is not cancelled, because the agenda shows no cancelled ones
  const { id, assigned_date: date, patient } = data.find((one: any) => one.status !== 'CANCELLED');
  await enterAs(page, hospital);
  for (const path of ['appointments?period=all', `agenda?date=${date}`, `agenda/${id}?date=${date}`]) {
    await page.goto(`/dashboard/hospital/${path}`);
    await expect(page.getByText(patient.full_name).filter({ visible: true }).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(patient.full_name).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: null });
  }
});
