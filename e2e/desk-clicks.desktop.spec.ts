import type { Page } from '@playwright/test';
import { bookHours, freeAt, itemOf } from './steps/agenda.ts';
import { told } from './steps/api.ts';
import { orderAt, toast } from './steps/desk.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { playAct } from './steps/hand.ts';
import { drugOrder, handOver, orderTest, pickupCodeOf, rowOf } from './steps/order-work.ts';
import { enterAs, newPatient, signInByApi, signInLaboratory, signInPharmacy, somebody } from './steps/people.ts';
import { somePhone } from './steps/phone.ts';
import { prescribeTo } from './steps/prescribe.ts';
import { bookDay } from './steps/queue.ts';
import { catalogueIdOf, pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';
import { memberOf } from './steps/timetable.ts';

/**
 * Measures how many presses, drags and keys the daily work at a desk needs. The tests check these numbers. They only
 * print the durations, which are realistic with `SLOWED=4`, because that slows the processor of the browser four times.
 */
test.beforeEach(async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(process.env.SLOWED ?? 1) });
});

const bookingOf = (page: Page) => page.getByRole('dialog', { name: 'Book an appointment' });

test('booking takes at most five presses for a walk-in, and at most eight presses for a caller without an account', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor } = await memberOf(hospital);
  const { name } = somebody('Clarisse');
  await told('POST /hospital/patients', { token: hospital.token, body: { full_name: name } });
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto('/dashboard/hospital/patients');
  const search = page.getByRole('searchbox', { name: 'Name, phone or code' });
  await expect(search).toBeVisible();
  await playAct(page, 'walk-in', { presses: 5 }, async (hand) => {
    await search.fill(name);
    await hand.press(page.getByRole('button', { name: `Book for ${name}`, exact: true }));
    const dialog = bookingOf(page);
    await hand.choose(dialog.getByLabel('Doctor'), doctor.name);
    await hand.press(dialog.getByRole('group', { name: 'Now / next free' }).getByRole('button').first());
    await hand.press(dialog.getByRole('button', { name: /^Book / }));
    await expect(dialog).toBeHidden();
  });
  await page.goto('/dashboard/hospital/patients');
  await expect(search).toBeVisible();
  await playAct(page, 'caller without an account', { presses: 8 }, async (hand) => {
    await hand.press(page.getByRole('button', { name: 'Book for a new patient' }));
    const dialog = bookingOf(page);
    await hand.press(dialog.getByLabel('Full name'));
    await dialog.getByLabel('Full name').fill(somebody('Odette').name);
    await hand.press(dialog.getByLabel('Phone'));
    await dialog.getByLabel('Phone').fill(somePhone());
    await hand.choose(dialog.getByLabel('Doctor'), doctor.name);
    await hand.press(dialog.getByRole('group', { name: 'Now / next free' }).getByRole('button').first());
    await hand.press(dialog.getByRole('button', { name: /^Book / }));
    await expect(dialog).toBeHidden();
  });
});

test('marking a patient as arrived takes one press', async ({ page, travel }) => {
  const { before, patients } = await bookDay(['Josephine']);
  const [patient] = patients as [string];
  await travel(before, page);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/appointments?text-search=${encodeURIComponent(patient)}`);
  const arrived = page.getByRole('button', { name: `${patient} has arrived` });
  await expect(arrived).toBeVisible();
  await playAct(page, 'arrived', { presses: 1 }, async (hand) => {
    await hand.press(arrived);
    await expect(page.getByRole('main').getByText(/^Token [A-Z]-\d{3}$/)).toBeVisible();
  });
});

test('in the agenda a move takes one drag and one press or at most six keys, blocking two hours takes one drag, and entering an absence takes at most four presses', async ({
  page,
}) => {
  const date = kigaliDay(46);
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, booked } = await bookHours(hospital, date, '01:00 PM', ['Aline', 'Bosco', 'Chantal']);
  const [first, , third] = booked.map(({ name }) => name) as [string, string, string];
  await enterAs(page, hospital);
  await page.goto(`/dashboard/hospital/agenda?date=${date}&doctor=${doctor.id}`);
  await expect(itemOf(page, '08:00', first)).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Move this appointment?' });
  await playAct(page, 'move with the mouse', { presses: 1, drags: 1 }, async (hand) => {
    await hand.drag(itemOf(page, '08:00', first), freeAt(page, '09:30'));
    await hand.press(question.getByRole('button', { name: 'Move', exact: true }));
    await expect(itemOf(page, '09:30', first)).toBeVisible();
  });
  await itemOf(page, '09:00', third).focus();
  await playAct(page, 'move with the keyboard', { keys: 6 }, async (hand) => {
    await hand.key('m');
    await hand.key('Enter');
    await expect(question).toBeVisible();
    await hand.key('Enter');
    await expect(question).toBeHidden();
    await expect(itemOf(page, '09:00', third)).toHaveCount(0);
  });
  await playAct(page, 'block two hours', { drags: 1 }, async (hand) => {
    await hand.drag(freeAt(page, '10:30'), freeAt(page, '12:00'));
    await expect(toast(page, '10:30 – 12:30 is blocked.')).toBeVisible();
  });
  await playAct(page, 'doctor away with three visits', { presses: 4 }, async (hand) => {
    await hand.press(page.getByRole('button', { name: 'Doctor away' }));
    const dialog = page.getByRole('dialog', { name: 'Doctor away' });
    await hand.press(dialog.getByRole('button', { name: 'Offer new times to 3' }));
    await expect(dialog.getByText('New times offered')).toHaveCount(3);
  });
});

test('entering an absence takes four presses from the start page, where no doctor is chosen', async ({ page }) => {
  const date = kigaliDay(47);
  const hospital = await signInByApi('hospital@ivuriro.test');
  const { doctor, booked } = await bookHours(hospital, date, '10:00 AM', ['Denise', 'Eric', 'Fina']);
  await enterAs(page, await signInByApi('reception@ivuriro.test'));
  await page.goto(`/dashboard/hospital/agenda?date=${date}`);
  await expect(itemOf(page, '08:00', booked[0]!.name)).toBeVisible();
  await playAct(page, 'doctor away with three visits, no doctor chosen', { presses: 4 }, async (hand) => {
    await hand.press(page.getByRole('button', { name: 'Doctor away' }));
    const dialog = page.getByRole('dialog', { name: 'Doctor away' });
    await hand.choose(dialog.getByLabel('Doctor', { exact: true }), doctor.name);
    await hand.press(dialog.getByRole('button', { name: 'Offer new times to 3' }));
    await expect(dialog.getByText('New times offered')).toHaveCount(3);
  });
});

test('an order of tests is completed in at most four presses, with or without a message that contains the result', async ({
  page,
}) => {
  const [out, done] = [await orderTest('Denise'), await orderTest('Fina')];
  await enterAs(page, await signInLaboratory());
  const open = async (patient: string) => {
    await page.goto(`/dashboard/laboratory/orders?text-search=${encodeURIComponent(patient)}`);
    await expect(rowOf(page, patient)).toBeVisible();
  };
  await open(out.patient.name);
  await playAct(page, 'result out and order done', { presses: 4 }, async (hand) => {
    await hand.press(page.getByRole('link', { name: out.patient.name }));
    await hand.press(orderAt(page).getByRole('link', { name: 'Send the results' }));
    const letter = page.getByRole('dialog', { name: 'Message to the patient' });
    await letter.getByLabel('Message').fill('All is normal.');
    await hand.press(letter.getByRole('button', { name: 'Send' }));
    await expect(letter).toBeHidden();
  });
  await open(done.patient.name);
  await playAct(page, 'order begun, ready and handed over', { presses: 4 }, async (hand) => {
    for (const step of ['Start', 'Ready', 'Hand over'])
      await hand.press(page.getByRole('button', { name: `${step}: order of ${done.patient.name}` }));
    await page
      .getByRole('dialog', { name: 'Hand the order over' })
      .getByRole('textbox')
      .fill(await pickupCodeOf(done));
    await expect(rowOf(page, done.patient.name)).toContainText('Completed');
  });
});

test('an order with a prescription is accepted, ready and handed over in at most four presses from the list', async ({
  page,
  travel,
}) => {
  const shop = await pharmacy('Rx');
  const [drug] = shop.sold;
  const patient = await newPatient('Solange');
  const file = await prescribeTo(patient, [await catalogueIdOf(shop, drug!)], (to) => travel(to, page));
  const { pickupCode } = await drugOrder(patient, drug!, file.id);
  await enterAs(page, await signInPharmacy());
  await page.goto(`/dashboard/pharmacy/prescriptions?text-search=${encodeURIComponent(patient.name)}`);
  await expect(rowOf(page, patient.name)).toBeVisible();
  await playAct(page, 'prescription order done', { presses: 4 }, async (hand) => {
    await hand.press(page.getByRole('link', { name: `Check the prescription: order of ${patient.name}` }));
    const order = orderAt(page);
    await hand.press(order.getByRole('button', { name: 'Accept the prescription' }));
    await hand.press(order.getByRole('button', { name: 'Ready', exact: true }));
    await hand.press(order.getByRole('button', { name: 'Hand over', exact: true }));
    await handOver(page, await pickupCode());
    await expect(order.getByRole('combobox', { name: 'Status' })).toHaveValue('COMPLETED');
  });
});
