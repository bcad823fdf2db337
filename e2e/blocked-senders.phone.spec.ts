import { ask, told } from './steps/api.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';

test('a patient blocks the sender of a message, and unblocks them again', async ({ page }) => {
  const patient = await newPatient('Quiet');
  const doctor = await signInByApi('doctor@ivuriro.test');
  await bookOnline(patient, doctor.id);
  const letter = { to: [patient.id], subject: 'Our offer', message: 'Come again soon.' };
  const write = () => ask('POST /messages', { token: doctor.token, body: letter });
  expect((await write()).status).toBe(201);

  await enterAs(page, patient);
  await page.goto('/profile/messages');
  await page.getByRole('link', { name: /Our offer/ }).click();
  await page.getByRole('button', { name: 'Block the sender' }).click();
  await page
    .getByRole('dialog', { name: `Block ${doctor.name}?` })
    .getByRole('button', { name: 'Block' })
    .click();
  await expect(page.getByText(`${doctor.name} is blocked and cannot write to you.`)).toBeVisible();
  const refused = await write();
  expect([refused.status, refused.body.code]).toEqual([409, 'sender_blocked']);

  await page.goto('/profile/messages');
  await page.getByText('Blocked senders').click();
  await page.getByRole('button', { name: `Unblock ${doctor.name}` }).click();
  await expect(page.getByText('You have blocked nobody.')).toBeVisible();
  expect((await write()).status).toBe(201);
});

test('a doctor whom a patient has blocked is told that the patient accepts no messages', async ({ page }) => {
  const patient = await newPatient('Silent');
  const doctor = await signInByApi('doctor@ivuriro.test');
  await bookOnline(patient, doctor.id);
  const letter = { to: [patient.id], subject: 'Our offer', message: 'Come again soon.' };
  await told('POST /messages', { token: doctor.token, body: letter });
  const { data } = await told('GET /messages', { token: patient.token });
  await told(`POST /messages/${data[0].id}/block`, { token: patient.token });
  await enterAs(page, doctor);
  await page.goto('/dashboard/messages/doctor?write=new');
  await page.getByRole('combobox', { name: 'To', exact: true }).pressSequentially(patient.name);
  await page.getByRole('option').first().click();
  await page.getByLabel('Subject').fill('Once more');
  await page.getByRole('textbox', { name: 'Message' }).fill('Please come.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`${patient.name} takes no messages from you.`).filter({ visible: true })).toBeVisible();
});
