import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { hold, loseAnswer } from './steps/lines.ts';
import { demoPassword, enterAs, newPatient, signInByApi } from './steps/people.ts';
import { beginAppointment, prescribeTo } from './steps/prescribe.ts';
import { laboratory, pharmacy } from './steps/shops.ts';
import { setUpSecondFactor } from './steps/second-factor.ts';
import { expect, test } from './steps/test.ts';

test('drugs are dispensed only once when the answer of the server was lost and the pharmacist retries', async ({
  page,
  travel,
}) => {
  const shop = await pharmacy('Rx');
  const { data } = await told(`GET /view_pharmacy/${shop.id}/drugs?per_page=100`);
  const { code } = await prescribeTo(await newPatient('Solange'), [data[0].drug.id], travel);
  await enterAs(page, await signInByApi('pharmacy@ivuriro.test'));
  await page.goto(`/dashboard/pharmacy/dispensing/${code}`);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: /^Dispense/ }).check();
  await main.getByRole('button', { name: 'Dispense 1 drug' }).click();
  const question = page.getByRole('dialog', { name: 'Dispense this drug?' });
  await loseAnswer(page, 'POST', /\/api\/pharmacy\/prescription\/code/);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'No connection. Try again in a moment: nothing is sent twice.')).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(toast(page, 'It is recorded as dispensed by your pharmacy.')).toBeVisible();
  await expect(main).toContainText('All of it is dispensed.');
  await expect(main).not.toContainText('another pharmacy');
});

test('the form of a consultation file keeps text that is typed while it is being saved, and asks for a confirmation before a page with unsaved input is left', async ({
  page,
  travel,
}) => {
  const { appointment, doctor } = await beginAppointment(await newPatient('Odile'), (to) => travel(to, page));
  await enterAs(page, doctor);
  await page.goto(`/dashboard/doctor/appointments/all/${appointment.id}?dialog=file`);
  const form = page.getByRole('dialog', { name: 'Consultation file' });
  const concern = form.getByRole('textbox').first();
  await concern.fill('Fever');
  await expect(form).toContainText('Kept in this tab until you save it.');
  // dispatches the beforeunload event and reads its result, because Chromium does not always show its dialog
  const leave = () => page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(leave).toBe(false);
  page.once('dialog', (question) => question.accept());
  await page.reload();
  await expect(concern).toHaveValue('Fever');

  const again = await hold(page, 'GET', /\/api\/doctor\/appointment/);
  await form.getByRole('button', { name: 'Save' }).click();
  await again.come;
  await expect(concern).toHaveValue('Fever');
  await concern.pressSequentially(' and cough');
  again.letGo();
  await expect(toast(page, 'Successfully saved')).toBeVisible();
  await expect(concern).toHaveValue('Fever and cough');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
});

test('the form of the payout account keeps text that is typed while it is being saved', async ({ page }) => {
  const doctor = await signInByApi('doctor@ivuriro.test');
  const { token } = doctor;
  const before = await told('GET /doctor/payment_info', { token });
  const removeFactor = await setUpSecondFactor(token, demoPassword);
  await enterAs(page, doctor);
  await page.goto('/dashboard/doctor/customization?tab=payment');
  const holder = page.getByLabel('Name of the holder');
  await holder.fill('Eric');
  const again = await hold(page, 'GET', /payment_info/);
  await page.getByRole('button', { name: 'Save' }).click();
  const asked = page.getByRole('dialog', { name: 'Is it still you?' });
  await asked.getByLabel('Password', { exact: true }).fill(demoPassword);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await again.come;
  // waits until the dialog is closed, because text that is typed while it is open goes to the dialog
  await expect(asked).toBeHidden();
  await holder.fill('Eric Habimana');
  again.letGo();
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveCount(0);
  await expect(holder).toHaveValue('Eric Habimana');
  expect(await told('GET /doctor/payment_info', { token })).toMatchObject({ account_name: 'Eric' });
  if (before) await told('PUT /doctor/payment_info', { token, body: { ...before, password: demoPassword } });
  await removeFactor();
});

test('cancelling the message with laboratory results stops its upload, and an answer that arrives after the page was left does not change the next page', async ({
  page,
}) => {
  const shop = await laboratory();
  const patient = await newPatient('Odette');
  const desk = await signInByApi('laboratory@ivuriro.test');
  const order = await told('POST /patient/request/laboratory/test', {
    token: patient.token,
    body: { laboratory_id: shop.id, laboratory_test_id: [shop.sold[0]!.id], collect: 1, payment_method: 'CASH' },
  });
  await enterAs(page, desk);
  // sorts by newest first, because many other orders may have waited longer
  await page.goto('/dashboard/laboratory/orders?order-by=-time');
  await page.locator('tr, li').filter({ hasText: order.request_id }).getByRole('link').first().click();
  const link = page.getByRole('link', { name: 'Send the results' });
  await link.click();
  const letter = page.getByRole('dialog', { name: 'Message to the patient' });
  await letter.getByLabel('Message').fill('The value is normal.');
  const sending = await hold(page, 'POST', /test\/result\/message/);
  await letter.getByRole('button', { name: 'Send' }).click();
  await sending.come;
  await letter.getByRole('button', { name: 'Cancel' }).click();
  sending.letGo();
  await link.click();
  await expect(letter.getByLabel('Message')).toHaveValue('The value is normal.');
  const sentTo = async () => (await told('GET /messages', { token: patient.token })).data.length;
  expect(await sentTo()).toBe(0);

  const again = await hold(page, 'POST', /test\/result\/message/);
  await letter.getByRole('button', { name: 'Send' }).click();
  await again.come;
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL(/\/dashboard\/laboratory\/orders\?order-by=-time$/);
  again.letGo();
  await expect(toast(page, 'Message sent successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/laboratory\/orders\?order-by=-time$/);
  expect(await sentTo()).toBe(1);
});
