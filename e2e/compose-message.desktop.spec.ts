import { told } from './steps/api.ts';
import { hold, loseAnswer } from './steps/lines.ts';
import { signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import {
  asDoctor,
  unique,
  begin,
  letters,
  attach,
  textOf,
  attached,
  mailbox,
  press,
  found,
  toList,
  subjectOf,
  addRecipient,
  seen,
} from './steps/mailbox.ts';

test('a message with an attachment is saved as a draft, separate from another message that is begun meanwhile', async ({
  page,
}) => {
  const token = await asDoctor(page);
  const subject = unique('With a paper');
  await begin(page, subject);
  const upload = await hold(page, 'POST', letters);
  await attach(page, 'a.pdf');
  await upload.come;
  await textOf(page).pressSequentially('Typed while ');
  upload.letGo();
  await expect(page).toHaveURL(/write=[\da-f-]{36}/);
  // types without a pause: neither text nor the position of the caret is lost
  await page.keyboard.type('the file was sent');
  await expect(textOf(page)).toHaveValue('Typed while the file was sent');
  await expect(attached(page)).toHaveText([/a\.pdf/]);

  await begin(page, unique('Another one'));
  await page.goto(`${mailbox}?box=draft`);
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(textOf(page)).toHaveValue('Typed while the file was sent');
  await press(page, 'Discard');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(textOf(page)).toHaveCount(0);
  expect(await found(token, 'draft', subject)).toEqual([]);
  await toList(page);
  await page.getByRole('link', { name: 'New message' }).click();
  await expect(subjectOf(page)).toHaveValue(/^Another one/);
});

test('a message is sent once its files are uploaded, and when the answer is lost the message is neither sent twice nor lost', async ({
  page,
}) => {
  const token = await asDoctor(page);
  const subject = unique('Two papers');
  await begin(page, subject);
  await addRecipient(page);
  await textOf(page).fill('Both at once.');
  const upload = await hold(page, 'POST', letters);
  await attach(page, 'a.pdf');
  await upload.come;
  await attach(page, 'b.pdf');
  await expect(attached(page)).toHaveCount(2);
  await press(page, 'Send');
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  upload.letGo();
  await expect(seen(page, 'Message sent successfully')).toBeVisible();
  const [sent] = await found(token, 'sent', subject);
  const { files } = await told(`GET /messages/${sent!.id}`, { token });
  expect(files.map(({ name }: { name: string }) => name)).toEqual(['a.pdf', 'b.pdf']);

  const again = unique('Answer lost');
  await begin(page, again);
  await addRecipient(page);
  await textOf(page).fill('Once.');
  await attach(page, 'a.pdf');
  await expect(page).toHaveURL(/write=[\da-f-]{36}/);
  await loseAnswer(page, 'PUT', letters);
  await press(page, 'Send');
  await expect(seen(page, 'Message not sent')).toBeVisible();
  // on a phone a toast covers the bottom of the page until somebody closes it
  const toasts = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' });
  while ((await toasts.count()) > 0) await toasts.first().click();
  await press(page, 'Discard');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(seen(page, 'This message was sent already.')).toBeVisible();
  expect(await found(token, 'sent', again)).toHaveLength(1);
});

test('a file whose upload was stopped is not sent', async ({ page }) => {
  await asDoctor(page);
  await begin(page, unique('Stopped'));
  const upload = await hold(page, 'POST', letters);
  await attach(page, 'a.pdf');
  await upload.come;
  await page.getByRole('button', { name: 'Stop sending a.pdf' }).click();
  await expect(attached(page)).toHaveCount(0);
  await attach(page, 'b.pdf');
  upload.letGo();
  await expect(page).toHaveURL(/write=[\da-f-]{36}/);
  await expect(attached(page)).toHaveText([/b\.pdf/]);
});

test('while a person writes a reply, new messages do not interrupt them and late answers of the server do not change the page', async ({
  page,
}) => {
  const token = await asDoctor(page);
  const patient = await signInByApi('patient@ivuriro.test');
  const [doctor] = (await told('GET /messages/recipients?text-search=habimana', { token: patient.token })) as {
    account_id: string;
  }[];
  const subject = unique('My values');
  const write = () =>
    told('POST /messages', {
      token: patient.token,
      body: { to: [doctor!.account_id], subject, message: 'A few words' },
    });
  await write();
  await page.getByRole('link', { name: new RegExp(subject) }).click();
  await expect(page.getByRole('article').locator('time')).toHaveText(/^\w{3} \d+ \w{3}, \d\d:\d\d$/);
  await page.getByRole('link', { name: 'Reply' }).click();
  await textOf(page).press('Control+Home');
  await page.keyboard.type('They are ');
  const read = await hold(page, 'GET', /\/api\/messages\/[\da-f-]{36}/);
  await write();
  await read.come;
  await page.keyboard.type('normal.');
  await expect(textOf(page)).toHaveValue(/^They are normal\./);
  read.letGo();
  await expect(page.getByRole('link', { name: new RegExp(`^Unread.*${subject}`), includeHidden: true })).toBeAttached();
  await expect(textOf(page)).toBeFocused();

  const sending = await hold(page, 'POST', letters);
  await press(page, 'Send');
  await sending.come;
  await toList(page);
  await page.getByRole('link', { name: 'Sent', exact: true }).click();
  await expect(page).toHaveURL(`${mailbox}?box=sent`);
  sending.letGo();
  await expect(seen(page, 'Message sent successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(`Re: ${subject}`) })).toBeVisible();
  await expect(page).toHaveURL(`${mailbox}?box=sent`);
  expect(await found(token, 'sent', subject)).toHaveLength(1);
});
