import { told } from './steps/api.ts';
import { address } from './steps/address.ts';
import { toast } from './steps/desk.ts';
import { freestDoctor } from './steps/doctors.ts';
import { enterAs, newPatient, signInAdmin } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { findAppointmentOf, openAppointmentOf } from './steps/appointments.ts';

test('the administrator finds an appointment by category and status, and sets its status', async ({
  page,
  isMobile,
}) => {
  const [patient, doctor, admin] = [await newPatient(), await freestDoctor(), await signInAdmin()];
  const booked = await bookOnline(patient, doctor.id);
  await enterAs(page, admin);
  await page.goto('/dashboard/admin');
  const appointment = await openAppointmentOf(page, patient.name);
  await expect(page).toHaveURL(new RegExp(`/dashboard/admin/appointments/pending/${booked.id}`));
  for (const said of [booked.doctor.name, 'Online', 'Paid']) await expect(appointment).toContainText(said);

  await page.goto('/dashboard/admin/appointments/pending?category=ONLINE');
  await findAppointmentOf(page, patient.name);
  const list = page.getByRole(isMobile ? 'list' : 'table', { name: 'Appointments', exact: true });
  if (!isMobile) {
    // the first column contains the checkboxes that select rows
    const heads = ['', 'Patient name', 'Request ID', 'Doctor', 'Date and time', 'Category', 'Status'];
    await expect(list.getByRole('columnheader')).toHaveText(heads);
  }
  const line = list.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: patient.name });
  await expect(line.getByText(booked.appointment_id).filter({ visible: true })).toBeVisible();
  for (const said of ['Online consultation', /\d+ [A-Z][a-z]+ \d{4}/, /\d\d:\d\d – \d\d:\d\d/])
    await expect(line).toContainText(said);

  await page.goto('/dashboard/admin/appointments/pending?category=PHYSICAL');
  await expect(page.getByRole('group', { name: 'Category' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /of \d/ })).toBeVisible();
  await expect(page.getByRole('link', { name: patient.name })).toHaveCount(0);

  await page.goto(`/dashboard/admin/appointments/all/${booked.id}`);
  await appointment.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Cancelled' });
  const question = page.getByRole('dialog', { name: 'Cancel this appointment?' });
  await expect(question).toContainText('The time is free for other patients again.');
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'Appointment status changed')).toBeVisible();
  await page.goto('/dashboard/admin/appointments/cancelled?category=ONLINE');
  await expect(await findAppointmentOf(page, patient.name)).toBeVisible();
  const mine = await told('GET /patient/appointments', { token: patient.token });
  expect(mine.data.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
    [booked.id, 'CANCELLED'],
  ]);
});

test('an administrator whose session has ended is led to the administrator’s sign-in', async ({ page }) => {
  await enterAs(page, { ...(await signInAdmin()), reply: [{ admin: { ...noLonger, token: 'x'.repeat(43) } }] });
  await page.goto('/dashboard/admin/appointments');
  await expect(page.getByText('Your session expired, Please login again').filter({ visible: true })).toBeVisible();
  await expect(page).toHaveURL(`${address}/dashboard/admin/login?next=%2Fdashboard%2Fadmin%2Fappointments`);
});

const noLonger = { id: crypto.randomUUID(), account_type: 'admin', account_type_name: 'Admin', name: 'Somebody' };
