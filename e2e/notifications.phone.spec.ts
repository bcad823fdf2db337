import { told } from './steps/api.ts';
import { enterAs, newPatient, type SignedIn, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { bookOnline } from './steps/book-by-api.ts';

const doctor = (): Promise<SignedIn> => signInByApi('doctor@ivuriro.test');

test('notifications that arrive before the socket of an open page is connected appear once it is connected', async ({
  page,
}) => {
  const patient = await newPatient('Ineza');
  await enterAs(page, patient);
  const { promise: mayOpen, resolve: open } = Promise.withResolvers<void>();
  await page.routeWebSocket(/\/socket\//, async (line) => {
    await mayOpen;
    line.connectToServer();
  });
  await page.goto('/profile/notification');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await bookOnline(patient, (await doctor()).id);
  const unread = () => told('GET /patient/notifications/unread_count', { token: patient.token });
  await expect.poll(unread).toEqual({ unread: 2 });
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  open();
  await expect(page.getByText(/Your appointment with .* is booked\./)).toBeVisible();
  await expect(page.getByText(/Your payment .* has arrived\./)).toBeVisible();
});

test('new notifications appear on an open page, keep their filter when the page is reloaded, and are marked as read', async ({
  page,
}) => {
  const patient = await newPatient('Mutesi');
  await enterAs(page, patient);
  const unread = page.getByRole('link', { name: /^Notifications/ });
  await page.goto('/profile/notification');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(unread).toHaveAccessibleName('Notifications');

  await bookOnline(patient, (await doctor()).id);
  await expect(page.getByText(/Your appointment with .* is booked\./)).toBeVisible();
  await expect(page.getByText(/Your payment .* has arrived\./)).toBeVisible();
  await expect(unread).toHaveAccessibleName(/2/);

  await page.getByRole('group', { name: 'Kind of notification' }).getByText('Payments', { exact: true }).click();
  await expect(page).toHaveURL(/\?reference_type=Payment$/);
  await expect(page.getByText(/is booked\./)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(/Your payment .* has arrived\./)).toBeVisible();
  await expect(page.getByText(/is booked\./)).toHaveCount(0);
  for (const [kind, none] of [
    ['Blog posts', true],
    ['Lab results', true],
    ['Prescription', true],
    ['Appointments', false],
  ] as const) {
    await page.getByRole('group', { name: 'Kind of notification' }).getByText(kind, { exact: true }).click();
    await expect(
      none ? page.getByRole('heading', { name: 'Nothing here yet' }) : page.getByText(/is booked\./),
    ).toBeVisible();
  }
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(unread).toHaveAccessibleName('Notifications');
});
