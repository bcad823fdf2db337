import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { freeOf, headOf, itemOf } from './steps/agenda.ts';
import { told } from './steps/api.ts';
import { openFromMenu, seePatient, setStatus } from './steps/appointments.ts';
import { bookedAt, cashPart, sumOf, takeCash } from './steps/cash.ts';
import { appointmentAt, bookingAt, toast } from './steps/desk.ts';
import { bookedBefore, bookInCash, openHospitalDay, signInDoctor } from './steps/hospital-day.ts';
import { expectPaper } from './steps/papers.ts';
import { enterAs, newPatient, signInByApi, somebody } from './steps/people.ts';
import { somePhone } from './steps/phone.ts';
import { group, lineOf } from './steps/queue.ts';
import { expect, test } from './steps/test.ts';
import { francs } from './steps/wallets.ts';

const closePanel = async (page: Page) => {
  await appointmentAt(page).locator('header').getByRole('button', { name: 'Close' }).click();
  await expect(appointmentAt(page)).toBeHidden();
};

test('desk, nurse, doctors and cashier of a hospital work through a day, from the first call to the cash in the drawer', async ({
  page,
  anotherPage,
  travel,
}) => {
  test.slow();
  const day = await openHospitalDay();
  const { doctors, at, tomorrow, hospital } = day;
  const [one, two] = doctors;
  const chantal = await newPatient('Chantal');
  const [aline, bosco, denise] = [
    await bookedBefore(day, one, '08:00', 'Aline'),
    await bookedBefore(day, one, '08:30', 'Bosco'),
    await bookedBefore(day, two, '08:30', 'Denise'),
  ];
  await bookInCash(day, two, '08:00', chantal);
  const [eric, fina] = [somebody('Eric').name, somebody('Fina').name];
  const reception = page;
  const [nurse, cashier, room] = [await anotherPage(), await anotherPage(), await anotherPage()];
  const [first, second] = [await anotherPage(), await anotherPage()];
  const everybody = [reception, nurse, cashier, room, first, second];

  // the morning
  await travel(at('07:40'), ...everybody);
  await enterAs(reception, await signInByApi('reception@ivuriro.test'));
  await enterAs(nurse, await signInByApi('nurse@ivuriro.test'));
  await enterAs(cashier, await signInByApi('cashier@ivuriro.test'));
  await enterAs(first, await signInDoctor(one));
  await enterAs(second, await signInDoctor(two));
  await reception.goto('/dashboard');
  for (const { name } of doctors)
    await reception.getByRole('group', { name: 'Doctors' }).getByRole('button', { name }).click();
  await expect(headOf(reception, one.name)).toContainText('2 booked, 6 free');
  await expect(headOf(reception, two.name)).toContainText('2 booked, 6 free');

  // somebody calls
  await freeOf(reception, '09:30', one.name).click();
  const booking = bookingAt(reception);
  await booking.getByLabel('Full name').fill(eric);
  await booking.getByLabel('Phone').fill(somePhone());
  await booking.getByRole('button', { name: /^Book .*09:30$/ }).click();
  await expect(booking).toBeHidden();
  await expect(itemOf(reception, '09:30', eric)).toBeVisible();
  await expect(headOf(reception, one.name)).toContainText('3 booked, 5 free');

  // a walk-in gets the next free slot, and then a token
  await reception.getByRole('button', { name: 'Book', exact: true }).click();
  await booking.getByLabel('Full name').fill(fina);
  await booking.getByLabel('Doctor').selectOption({ label: two.name });
  await booking.getByRole('group', { name: 'Now / next free' }).getByRole('button', { name: 'Today, 09:00' }).click();
  await booking.getByRole('button', { name: /^Book .*09:00$/ }).click();
  await expect(booking).toBeHidden();
  await itemOf(reception, '09:00', fina).click();
  await appointmentAt(reception)
    .getByRole('button', { name: `${fina} has arrived` })
    .click();
  await expect(appointmentAt(reception).getByText(/^Token [A-Z]-\d{3}$/)).toBeVisible();
  await expectAccessible(reception, 'a walk-in with their token');
  await closePanel(reception);

  // the patient of the second doctor at 8:30 telephones, and the reception moves the appointment to tomorrow
  await itemOf(reception, '08:30', denise).click();
  await appointmentAt(reception).getByRole('button', { name: 'Move', exact: true }).click();
  const move = reception.getByRole('dialog', { name: 'Move to another time' });
  await expect(move.getByRole('button', { name: /^Free|\d\d:\d\d$/ }).first()).toBeVisible();
  await move.getByRole('button', { name: /^Sunday .* 08:30$/ }).click();
  await move.getByLabel('A word to the patient (optional)').fill('See you tomorrow.');
  await move.getByRole('button', { name: /^Move to Sun/ }).click();
  await expect(move).toBeHidden();
  await closePanel(reception);
  await expect(itemOf(reception, '08:30', denise)).toHaveCount(0);
  await expect(headOf(reception, two.name)).toContainText('2 booked, 6 free');

  // two patients with appointments arrive: the reception marks each with one press in the list, and the nurse sees them
  // in the queue
  await nurse.goto('/dashboard/hospital/queue');
  await expect(group(nurse, 'Waiting')).toContainText(fina);
  const { url } = await told('POST /hospital/waiting_room', { token: (await signInByApi(hospital.email)).token });
  await room.goto(new URL(url).pathname);
  await openFromMenu(reception, 'Appointments');
  const tokens = new Map<string, string>();
  for (const name of [aline, chantal.name]) {
    await reception.getByRole('button', { name: `${name} has arrived` }).click();
    await expect(toast(reception, 'before them')).toBeVisible();
    await expect(group(nurse, 'Waiting')).toContainText(name);
    tokens.set(
      name,
      (
        await lineOf(nurse, name)
          .getByText(/^(Token )?[A-Z]-\d{3}$/)
          .innerText()
      ).slice(-5),
    );
  }
  await expect(room.getByRole('region', { name: 'Waiting' }).getByRole('listitem')).toHaveCount(3);

  // the nurse calls patients: the first call for each doctor asks for the room
  for (const [name, to] of [
    [aline, 'Room 1'],
    [chantal.name, 'Room 2'],
  ] as const) {
    await nurse.getByRole('button', { name: `Call: ${name}` }).click();
    const dialog = nurse.getByRole('dialog', { name: /^Call [A-Z]-\d{3}$/ });
    await dialog.getByRole('textbox', { name: 'Room' }).fill(to);
    await dialog.getByRole('button', { name: 'Call', exact: true }).click();
    await expect(dialog).toBeHidden();
    const calling = room.getByRole('region', { name: 'Please come in' });
    await expect(calling.getByRole('listitem').first()).toHaveText(`${tokens.get(name)}${to}`);
    await expect(room.getByText(name)).toHaveCount(0);
  }

  // the first doctor starts the appointment from the agenda, and writes the consultation file
  await travel(at('08:05'), ...everybody);
  await first.goto('/dashboard');
  await itemOf(first, '08:00', aline).click();
  await seePatient(first, appointmentAt(first));

  // the second doctor works from the queue, which shows only the patients of this doctor
  await second.goto('/dashboard/doctor/queue');
  await expect(lineOf(second, chantal.name)).toBeVisible();
  await expect(lineOf(second, aline)).toHaveCount(0);
  await lineOf(second, chantal.name).getByRole('button', { name: 'In the room' }).click();
  await expect(group(second, 'In the room')).toContainText(chantal.name);
  await expectAccessible(second, 'the queue of a doctor');
  await lineOf(second, chantal.name).getByRole('button', { name: 'Done' }).click();
  await second.getByRole('dialog', { name: 'Was this visit completed?' }).getByRole('button', { name: 'Yes' }).click();
  await expect(group(second, 'Done')).toContainText(chantal.name);

  // the cashier takes the cash of two patients and gives change to the first; the reception takes the exact price from
  // a third patient
  await cashier.goto('/dashboard/hospital/cash');
  await expect(cashPart(cashier, 'To be paid')).toContainText(aline);
  const price = await takeCash(cashier, aline, 3_000);
  await expectPaper(cashier, bookedAt(cashier).getByRole('button', { name: 'Print receipt' }));
  await bookedAt(cashier).getByRole('button', { name: 'Done' }).click();
  const own = await takeCash(cashier, chantal.name);
  await bookedAt(cashier).getByRole('button', { name: 'Done' }).click();
  await reception.goto('/dashboard/hospital/agenda');
  await itemOf(reception, '09:00', fina).click();
  const exact = await takeCash(reception, fina);
  await bookedAt(reception).getByRole('button', { name: 'Done' }).click();
  await expect(appointmentAt(reception).getByText(/^Receipt \d{4}-\d{6}$/)).toBeVisible();
  await closePanel(reception);

  // a patient with an appointment did not come; the next patients are called with one press each
  await travel(at('09:32'), ...everybody);
  await reception.goto('/dashboard/hospital/agenda');
  await itemOf(reception, '08:30', bosco).click();
  await setStatus(reception, appointmentAt(reception), 'Missed');
  await closePanel(reception);
  await itemOf(reception, '09:30', eric).click();
  await appointmentAt(reception)
    .getByRole('button', { name: `${eric} has arrived` })
    .click();
  await nurse.goto('/dashboard/hospital/queue');
  for (const [name, to, doctor] of [
    [fina, 'Room 2', second],
    [eric, 'Room 1', first],
  ] as const) {
    await nurse.getByRole('button', { name: `Call to ${to}: ${name}` }).click();
    await expect(lineOf(nurse, name)).toContainText(`to ${to}`);
    await doctor.goto('/dashboard/doctor/queue');
    await lineOf(doctor, name).getByRole('button', { name: 'In the room' }).click();
    await lineOf(doctor, name).getByRole('button', { name: 'Done' }).click();
    await doctor
      .getByRole('dialog', { name: 'Was this visit completed?' })
      .getByRole('button', { name: 'Yes' })
      .click();
    await expect(group(nurse, 'Done')).toContainText(name);
  }
  await cashier.goto('/dashboard/hospital/cash');
  await expect(cashPart(cashier, 'To be paid')).not.toContainText(bosco);
  const last = await takeCash(cashier, eric);
  await bookedAt(cashier).getByRole('button', { name: 'Done' }).click();

  // in the evening the amount in the drawer is the sum of the receipts
  await travel(at('17:30'), ...everybody);
  await cashier.goto('/dashboard/hospital/cash');
  await expect(cashPart(cashier, 'To be paid')).toContainText('Nothing is to be paid in cash');
  await expect(sumOf(cashier, 'Patrick Nshimiyimana3 receipts')).toHaveText(francs(price + own + last));
  await expect(sumOf(cashier, 'Jeanne Uwamahoro1 receipt')).toHaveText(francs(exact));
  await expect(sumOf(cashier, 'In the drawer')).toHaveText(francs(price + own + exact + last));
  await expect(cashPart(cashier, 'Receipts').getByRole('listitem')).toHaveCount(4);
  await expectAccessible(cashier, 'the cash at the end of a day');
  await reception.goto('/dashboard/hospital/agenda');
  await expect(headOf(reception, one.name)).toContainText('3 booked, 0 free');
  await expect(headOf(reception, two.name)).toContainText('2 booked, 0 free');
  for (const [time, name, status] of [
    ['08:00', aline, 'Completed'],
    ['08:00', chantal.name, 'Completed'],
    ['08:30', bosco, 'Missed'],
    ['09:00', fina, 'Completed'],
    ['09:30', eric, 'Completed'],
  ] as const)
    await expect(reception.getByRole('link', { name: new RegExp(`^${time}.*${name}.*${status}`) })).toBeVisible();
  await expectAccessible(reception, 'the agenda in the evening');

  // then the list of the next day is printed
  await reception.getByRole('button', { name: 'The next day' }).click();
  await expect(reception).toHaveURL(new RegExp(`date=${tomorrow}`));
  await expect(itemOf(reception, '08:30', denise)).toBeVisible();
  await expect(headOf(reception, two.name)).toContainText('1 booked, ');
  await expectPaper(reception, reception.getByRole('button', { name: 'Print the day' }));
});
