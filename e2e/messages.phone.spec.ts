import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { address } from './steps/address.ts';
import { told } from './steps/api.ts';
import { demoPassword, enterAs, signInByApi, somebody } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

const unique = (words: string) => `${words} ${randomInt(1_000_000)}`;
const pdf = { name: 'blood count.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%EOF') };

async function enterAsAdmin(page: Page): Promise<void> {
  const admin = await told('POST /admin/login', { body: { email: 'admin@ivuriro.test', password: demoPassword } });
  await enterAs(page, { ...admin, reply: [{ admin }] });
}
/** The mails to one e-mail address, newest first. */
const mailsTo = async (to: string): Promise<{ subject: string; text: string }[]> =>
  (await fetch(`${address}/dev/mail.json?to=${encodeURIComponent(to)}`)).json();
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

test('a message of the contact form reaches the administrator, and the answer reaches the visitor', async ({
  page,
  anotherPage,
}) => {
  const visitor = somebody('Vestine');
  const question = unique('Do you open on Sundays?');
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill(visitor.name);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Message').fill(question);
  // after the scripts have loaded, typed input survives a reload and a failed request
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact'))).toContain(question);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await page.route('**/api/contactus', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(seen(page, 'Message not sent')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(question);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent successfully' })).toBeVisible();
  await page.getByRole('link', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Message')).toHaveValue('');

  const desk = await anotherPage();
  await enterAsAdmin(desk);
  await desk.goto('/dashboard/messages/admin');
  await desk.getByRole('link', { name: new RegExp(visitor.name) }).click();
  await expect(desk.getByRole('article')).toContainText(question);
  await expect(desk.getByRole('article')).toContainText('By the contact form');
  await desk.getByRole('link', { name: 'Reply' }).click();
  await expect(desk.getByText('This answer goes by e-mail, without attachments.')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Message' }).fill('Yes, from ten o’clock.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(seen(desk, 'Message sent successfully')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(visitor.email)).map(({ text }) => text).join())
    .toContain('Yes, from ten o’clock.');
});

test('a doctor and a patient write to each other with an attachment, and new messages appear without a reload', async ({
  page,
  anotherPage,
}) => {
  const [patient, doctor] = [page, await anotherPage()];
  await enterAs(patient, await signInByApi('patient@ivuriro.test'));
  await enterAs(doctor, await signInByApi('doctor@ivuriro.test'));
  await patient.goto('/profile/messages');
  await expect(patient.getByRole('link', { name: 'New message' })).toBeVisible();
  await doctor.goto('/dashboard/messages/doctor');

  const subject = unique('Your blood count');
  await doctor.getByRole('link', { name: 'New message' }).click();
  const to = doctor.getByRole('combobox', { name: 'To', exact: true });
  await to.pressSequentially('uwase al');
  await expect(doctor.getByRole('option')).toHaveCount(1);
  await to.press('ArrowDown');
  await to.press('Enter');
  await expect(doctor.getByRole('button', { name: 'Remove Aline Uwase' })).toBeVisible();
  await doctor.getByLabel('Subject').fill(subject);
  await doctor.getByRole('textbox', { name: 'Message' }).fill('All values are normal.');
  await doctor.locator('input[type=file]').setInputFiles(pdf);
  await expect(doctor.getByRole('list', { name: 'Attached' })).toContainText('blood count.pdf');
  await expect(doctor.getByRole('progressbar')).toHaveCount(0);
  // text and attachments survive a reload
  await doctor.reload();
  await expect(doctor.getByLabel('Subject')).toHaveValue(subject);
  await expect(doctor.getByRole('list', { name: 'Attached' })).toContainText('blood count.pdf');
  await doctor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(seen(doctor, 'Message sent successfully')).toBeVisible();

  // the patient's open page shows the new message without a reload
  const row = patient.getByRole('link', { name: new RegExp(subject) });
  await expect(row).toBeVisible();
  await expect(patient.getByRole('link', { name: /^Inbox.*unread$/ })).toBeVisible();
  await expect(row).toContainText('Unread');
  await row.click();
  await expect(patient.getByRole('article')).toContainText('All values are normal.');
  const paper = await patient.getByRole('link', { name: /blood count\.pdf/ }).getAttribute('href');
  const opened = await patient.request.get(paper!);
  expect([opened.status(), opened.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await expect(row.filter({ hasText: 'Unread' })).toHaveCount(0);

  await patient.getByRole('link', { name: 'Reply' }).click();
  await expect(patient.getByLabel('Subject')).toHaveValue(`Re: ${subject}`);
  await patient.getByRole('textbox', { name: 'Message' }).fill('Thank you, Doctor.');
  await patient.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(seen(patient, 'Message sent successfully')).toBeVisible();
  await doctor.getByRole('link', { name: new RegExp(`Re: ${subject}`) }).click();
  await expect(doctor.getByRole('article')).toContainText('Thank you, Doctor.');
});

test('the draft of a message is saved, is found by search, cannot be sent without a recipient, and can be discarded', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('patient@ivuriro.test'));
  const subject = unique('Half a letter');
  await page.goto('/profile/messages?write=new');
  await page.getByLabel('Subject').fill(subject);
  await page.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(seen(page, 'Kept among your drafts.')).toBeVisible();
  await page.goto('/profile/messages?box=draft');
  await page.getByRole('searchbox').fill(subject);
  await page.getByRole('searchbox').press('Enter');
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Choose at least one recipient.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'To', exact: true })).toBeFocused();
  // a click elsewhere closes the list of recipients; the clicked button must not move while the list closes
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click({ delay: 150 });
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(`No message with “${subject}”`)).toBeVisible();
});

test('a message is forwarded, marked as unread and deleted', async ({ page }) => {
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  const patient = await signInByApi('patient@ivuriro.test');
  const subject = unique('Please pass this on');
  const [doctor] = (await told('GET /messages/recipients?text-search=habimana', { token: patient.token })) as {
    account_id: string;
  }[];
  const body = { to: [doctor!.account_id], subject, message: 'A few words' };
  await told('POST /messages', { token: patient.token, body });
  await page.goto(`/dashboard/messages/doctor?text-search=${encodeURIComponent(subject)}`);
  const row = page.getByRole('link', { name: new RegExp(subject) });
  await row.click();
  await page.getByRole('link', { name: 'Forward' }).click();
  await expect(page.getByLabel('Subject')).toHaveValue(`Fwd: ${subject}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/> A few words/);
  await page.goBack();
  await page.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(row).toContainText('Unread');
  await row.click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete this message?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`No message with “${subject}”`)).toBeVisible();
});
