import { chooseTime, expectBooked, goToCheckout, openWizard, sayWhatFor } from './steps/book.ts';
import { expectAccessible } from './steps/accessible.ts';
import { freestDoctor } from './steps/doctors.ts';
import { expectOrdered, fillAddress, next, orderFirst, payBy } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';
import { expectAccessibleAt } from './steps/accessible.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Checks each screen once on a phone in dark mode and once on a desktop in light mode.
test.beforeEach(({ page, isMobile }) => page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' }));

test('each step of the appointment dialog is accessible', async ({ page }) => {
  const doctor = await freestDoctor();
  await enterAs(page, await newPatient());
  const wizard = await openWizard(page, doctor.id);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Select service').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'step 1 with a complaint');
  await sayWhatFor(page, { service: doctor.service, reason: 'Headache' });
  await expect(wizard.getByRole('button', { name: /\d\d:\d\d$/ }).first()).toBeVisible();
  await expectAccessible(page, 'step 2');
  await chooseTime(page);
  await expectAccessible(page, 'step 3');
  const checkout = await goToCheckout(page);
  await expectAccessible(page, 'checkout');
  await checkout.getByRole('button', { name: 'Decline' }).click();
  await expect(wizard).toContainText('Payment failed.');
  await expectAccessible(page, 'step 3 after a declined payment');
  await (await goToCheckout(page)).getByRole('button', { name: 'Approve' }).click();
  await expectBooked(page);
  await expectAccessible(page, 'step 4');
});

test('each step of the order dialog is accessible', async ({ page }) => {
  const shop = await pharmacy('Rx');
  await enterAs(page, await newPatient());
  const path = `/pharmacies/view/${shop.id}/drugs`;
  await page.goto(path);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'details of a drug');
  const dialog = await orderFirst(page, path, shop);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Add a prescription').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page, 'step 1 with a complaint');
  await dialog
    .getByLabel('Your prescription: a photo or a PDF')
    .setInputFiles({ name: 'prescription.txt', mimeType: 'text/plain', buffer: Buffer.from('Once a day') });
  await next(page, 2);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expectAccessible(page, 'step 2 with a complaint');
  await fillAddress(page, 'KG 7 Ave 12');
  await expectAccessible(page, 'step 2');
  await next(page, 3);
  await expectAccessible(page, 'step 3');
  await (await payBy(page, 'Mobile money')).getByRole('button', { name: 'Approve' }).click();
  await expectOrdered(page);
  await expectAccessible(page, 'step 4');
  await dialog.getByRole('link', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  await expectAccessible(page, 'my orders');
  await page.getByRole('link', { name: /^Details:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order' }).getByText('Payment', { exact: true })).toBeVisible();
  await expectAccessible(page, 'details of an order');
});

test("a patient's appointments and their dialogs are accessible", async ({ page }) => {
  const patient = await newPatient();
  await bookOnline(patient, (await freestDoctor()).id);
  await enterAs(page, patient);
  await expectAccessibleAt(page, '/profile/appointment');
  await page.getByRole('link', { name: /^Details:/ }).click();
  await expect(page.getByRole('dialog', { name: 'Appointment' }).getByText('Payment')).toBeVisible();
  await expectAccessible(page, 'details');
  await page.getByRole('button', { name: 'Move to another time' }).click();
  const move = page.getByRole('dialog', { name: 'Move to another time' });
  await expect(move.getByRole('button', { name: /\d\d:\d\d$/ }).first()).toBeVisible();
  await expectAccessible(page, 'another time');
});

test("a patient's pages and dialogs are accessible", async ({ page }) => {
  await enterAs(page, await signInByApi('patient@ivuriro.test'));
  await expectAccessibleAt(page, '/profile/appointment');
  await page.goto('/profile/appointment?status=MISSED');
  await page
    .getByRole('link', { name: /^Details:/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await expectAccessible(page, 'a missed visit');
  await page.goto('/profile/access');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'who opened my file');
  await expectAccessibleAt(page, '/profile/notification');
  await expectAccessibleAt(page, '/profile/messages');
  await page.getByRole('link', { name: /measure your blood pressure/ }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAccessible(page, 'a message');
  await page.getByRole('link', { name: 'Reply' }).click();
  await page.getByRole('combobox', { name: 'To', exact: true }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'a letter with its recipients');
  await page.goto('/?dialog=profile');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.goto('/?dialog=change-password');
  await expect(page.getByLabel('Old password')).toBeVisible();
  await expectAccessible(page, 'change password');
  await enterAs(page, await signInByApi('both@ivuriro.test'));
  await page.goto('/?dialog=accounts');
  await expect(page.getByRole('dialog', { name: 'Choose an account' })).toBeVisible();
  await expectAccessible(page, 'accounts');
});
