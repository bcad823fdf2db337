import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { toast } from './steps/desk.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { bookDay, group, lineOf } from './steps/queue.ts';
import { expect, test } from './steps/test.ts';

test('two desks see a patient in the queue from the arrival to the call, into the room and to the end of the appointment', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { before, patients } = await bookDay(['Josiane', 'Theogene']);
  const [first, second] = patients as [string, string];
  const other = await anotherPage();
  await travel(before, page, other);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await enterAs(other, await signInByApi('hospital@ivuriro.test'));
  await other.goto('/dashboard/hospital/queue');

  // marks the patients as arrived, with one tap in the list of appointments
  for (const patient of [first, second]) {
    await page.goto(`/dashboard/hospital/appointments?text-search=${encodeURIComponent(patient)}`);
    await page.getByRole('button', { name: `${patient} has arrived` }).click();
    await expect(toast(page, 'Undo')).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Token [A-Z]-\d{3}$/)).toBeVisible();
    await expect(group(other, 'Waiting')).toContainText(patient);
  }

  // undoes the arrival by the toast, and marks it again
  await toast(page, 'Undo').click();
  await expect(toast(page, 'The arrival was undone.')).toBeVisible();
  await expect(group(other, 'Waiting')).not.toContainText(second);
  await page.getByRole('button', { name: `${second} has arrived` }).click();
  await expect(group(other, 'Waiting')).toContainText(second);

  // the first call of a doctor asks for the room, and the next call offers the same room
  await page.goto('/dashboard/hospital/queue');
  await expectAccessible(page, 'the queue');
  await page.getByRole('button', { name: `Call: ${first}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Call [A-Z]-\d{3}$/ });
  await dialog.getByRole('textbox', { name: 'Room' }).fill('Room 3');
  await expectAccessible(page, 'calling to a room');
  await dialog.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(group(other, 'Called')).toContainText(first);
  await expect(lineOf(other, first)).toContainText('to Room 3');
  await page.getByRole('button', { name: `Call to Room 3: ${second}` }).click();
  await expect(group(other, 'Called')).toContainText(second);

  await lineOf(page, first).getByRole('button', { name: 'In the room' }).click();
  await expect(group(other, 'In the room')).toContainText(first);

  // when the visit is over
  await travel(new Date(before.getTime() + 1_800_000));
  await other.clock.fastForward('30:00');
  await lineOf(other, first).getByRole('button', { name: 'Done' }).click();
  await other.getByRole('dialog', { name: 'Was this visit completed?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(group(page, 'Done')).toContainText(first);
  await expectAccessible(page, 'the queue with every state');
});

test('a nurse calls patients, an open agenda shows this at once, and a nurse has no buttons for the status of an appointment', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { before, patients } = await bookDay(['Solange']);
  const [patient] = patients as [string];
  const agenda = await anotherPage();
  await travel(before, page, agenda);
  await enterAs(agenda, await signInByApi('hospital@ivuriro.test'));
  await agenda.goto('/dashboard/hospital/agenda');
  const item = agenda.getByRole('link', { name: patient });
  await expect(item).toHaveAccessibleName(/Pending/);
  await enterAs(page, await signInByApi('nurse@ivuriro.test'));
  await page.goto(`/dashboard/hospital/appointments?text-search=${encodeURIComponent(patient)}`);
  await page.getByRole('button', { name: `${patient} has arrived` }).click();
  await expect(item).toHaveAccessibleName(/Arrived/);
  await page.goto('/dashboard/hospital/queue');
  await page.getByRole('button', { name: `Call: ${patient}` }).click();
  const dialog = page.getByRole('dialog', { name: /^Call / });
  await dialog.getByRole('textbox', { name: 'Room' }).fill('Laboratory and very long corridor, door 12');
  await dialog.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(lineOf(page, patient)).toContainText('to Laboratory');
  await expect(item).toHaveAccessibleName(/Called/);
  await expect(lineOf(page, patient).getByRole('button', { name: 'In the room' })).toHaveCount(0);
  await lineOf(page, patient)
    .getByRole('button', { name: `More for ${patient}` })
    .click();
  await page.getByRole('menuitem', { name: 'Undo the arrival' }).click();
  await expect(lineOf(page, patient)).toHaveCount(0);
});

test('screens in the waiting room show tokens and rooms but no names of patients, show a call at once, and show when they have no connection', async ({
  page,
  anotherPage,
  travel,
}) => {
  const { before, patients, appointments } = await bookDay(['Immaculee', 'Gaspard']);
  const screens = [await anotherPage(), await anotherPage(), await anotherPage()] as const;
  await travel(before, page, ...screens);
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { token } = hospital;
  const tokens: string[] = [];
  for (const id of appointments) {
    const arrival = await told<{ token: string }>(`POST /hospital/appointment/${id}/arrival`, { token });
    tokens.push(arrival.token);
  }
  const [first, second] = tokens as [string, string];

  await enterAs(page, hospital);
  await page.goto('/dashboard/hospital/queue');
  await page.getByRole('button', { name: 'Screen for the waiting room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Screen for the waiting room' });
  await dialog.getByRole('button', { name: 'Make an address' }).click();
  const address = new URL(await dialog.getByLabel('Address of the screen').inputValue()).pathname;
  await expectAccessible(page, 'the address of the screen');
  for (const screen of screens) await screen.goto(address);
  for (const screen of screens) await expect(screen.getByRole('region', { name: 'Waiting' })).toContainText(second);

  await told(`POST /hospital/appointment/${appointments[0]}/call`, { token, body: { room: 'Room 3' } });
  await Promise.all(
    screens.map((screen) =>
      expect(screen.getByRole('region', { name: 'Please come in' }).getByRole('listitem').first()).toHaveText(
        `${first}Room 3`,
      ),
    ),
  );
  for (const screen of screens) for (const name of patients) await expect(screen.getByText(name)).toHaveCount(0);
  await expectAccessible(screens[0], 'the screen in the waiting room');

  await screens[0].context().setOffline(true);
  await expect(screens[0].getByRole('status')).toContainText('No connection since');
  await expect(screens[0].getByText(first, { exact: true })).toBeVisible();
  await screens[0].context().setOffline(false);
  await expect(screens[0].getByRole('status')).toHaveCount(0);

  await told('POST /hospital/waiting_room', { token });
  for (const screen of screens)
    await expect(screen.getByRole('heading', { name: 'This address has ended' })).toBeVisible();
});

test('a patient sees their token, how many patients are before them, and the room to which they are called', async ({
  page,
  travel,
}) => {
  const patient = await newPatient('Chantal');
  const { before, appointments } = await bookDay(['Emmanuel', 'Beatrice', 'Fidele'], patient);
  const own = appointments.at(-1)!;
  await travel(before, page);
  const { token } = await signInByApi('hospital@ivuriro.test');
  const tokens: string[] = [];
  for (const id of appointments) tokens.push((await told(`POST /hospital/appointment/${id}/arrival`, { token })).token);

  await enterAs(page, patient);
  await page.goto(`/profile/appointment?id=${own}`);
  const appointment = page.getByRole('dialog', { name: 'Appointment' });
  const place = appointment.getByRole('status').filter({ hasText: tokens.at(-1)! });
  await expect(place).toContainText(/\d+ before you, about \d+ minutes\./);
  const [, many] = /(\d+) before you/.exec((await place.textContent())!)!;
  await told(`POST /hospital/appointment/${appointments[0]}/call`, { token, body: { room: 'Room 1' } });
  await expect(place).toContainText(`${Number(many) - 1} before you`);
  await expectAccessible(page, 'the place in the queue');
  await told(`POST /hospital/appointment/${own}/call`, { token, body: { room: 'Room 4' } });
  await expect(place).toContainText('Please come in: Room 4.');
});

test('a desk prints the poster for the door, and a patient says by its address that they have arrived, sees their token and stands in the queue', async ({
  page,
  anotherPage,
  travel,
}) => {
  const patient = await newPatient('Odette');
  const { before } = await bookDay(['Damien'], patient);
  const phone = await anotherPage();
  await travel(before, page, phone);
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto('/dashboard/hospital/queue');
  await page.getByRole('button', { name: 'Poster for the door' }).click();
  const dialog = page.getByRole('dialog', { name: 'Poster for the door' });
  await expectPaper(page, dialog.getByRole('button', { name: 'Open the poster' }));
  const address = new URL(await dialog.getByLabel('Address on the poster').inputValue()).pathname;
  await expectAccessible(page, 'the poster for the door');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: /^Welcome to / })).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  const login = phone.getByRole('dialog', { name: 'Log in' });
  await login.getByLabel('E-mail or phone number').fill(patient.email);
  await login.getByLabel('Password', { exact: true }).fill(patient.password);
  await login.getByRole('button', { name: 'Log in' }).click();
  const arrived = phone.getByRole('button', { name: /^I have arrived for / });
  await expect(arrived).toBeVisible();
  await expectAccessible(phone, 'an appointment at the door');
  await arrived.click();
  await expect(group(page, 'Waiting')).toContainText(patient.name);
  const token = await lineOf(page, patient.name)
    .getByText(/^(Token )?[A-Z]-\d{3}$/)
    .first()
    .textContent();
  await expect(phone.getByRole('status').filter({ hasText: 'Your token is' })).toContainText(token!.slice(-5));
  await expect(arrived).toHaveCount(0);
  await expectAccessible(phone, 'the token at the door');

  await page.getByRole('button', { name: 'Poster for the door' }).click();
  await dialog.getByRole('button', { name: 'Replace the code' }).click();
  await page
    .getByRole('dialog', { name: 'Replace the code at the door?' })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(toast(page, 'The door has a new code.')).toBeVisible();
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: 'This code does not work any more' })).toBeVisible();
  await phone.goto(new URL(await dialog.getByLabel('Address on the poster').inputValue()).pathname);
  await expect(phone.getByRole('status').filter({ hasText: 'Your token is' })).toBeVisible();
});
