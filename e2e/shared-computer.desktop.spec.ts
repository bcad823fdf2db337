import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { ask } from './steps/api.ts';
import { demoPassword } from './steps/people.ts';
import { expectSaid } from './steps/profiles.ts';
import {
  chooseInMenu,
  demoHospital,
  enterByPin,
  expectWorking,
  newMember,
  sharedComputer,
  tokenIn,
  workAt,
} from './steps/shared-computer.ts';
import { fillSignIn } from './steps/sign-up.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const security = '/dashboard/hospital/customization?tab=security';
const calendar = '/dashboard/hospital/calendar';

test('an owner registers a shared computer, and three members switch there by PIN, each in their own name', async ({
  page,
}) => {
  const hospital = await demoHospital();
  const jeanne = await newMember(hospital, 'reception', 'Jeanne Mukamana', '271828');
  const eric = await newMember(hospital, 'nurse', 'Eric Habimana', '314159');
  await page.goto(`/?dialog=login&next=${encodeURIComponent(security)}`);
  await fillSignIn(page, { email: 'hospital@ivuriro.test', password: demoPassword });
  await page.getByRole('button', { name: 'Register this computer' }).click();
  const registration = dialogOf(page, 'Register this computer as shared');
  await registration.getByLabel('Name of the computer').fill('Front desk');
  await registration.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('This computer', { exact: true })).toBeVisible();
  await setPin(page, '161803');
  await expectAccessible(page, 'security with a shared computer');
  const computer = await page.evaluate(() => JSON.parse(localStorage.getItem('shared_computer')!));
  await workAt(computer, eric);

  // a member who has not used this computer before signs in once with the password
  await page.goto(calendar);
  await chooseInMenu(page, 'Switch person');
  await dialogOf(page, 'Switch person').getByRole('button', { name: 'Somebody else' }).click();
  await fillSignIn(page, jeanne);
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await expectWorking(page, jeanne);
  await page.goto(security);
  await expect(page.getByRole('heading', { name: 'Shared computers' })).toHaveCount(0);
  await setPin(page, jeanne.pin);

  await page.goto(calendar);
  for (const person of [eric, jeanne]) {
    await chooseInMenu(page, 'Switch person');
    const dialog = dialogOf(page, 'Switch person');
    await expect(dialog.getByRole('button', { name: new RegExp(person.name) })).toBeVisible();
    await expectAccessible(page, 'the choice of the person');
    const former = await tokenIn(page);
    await enterByPin(page, person, person.pin);
    await expectSaid(page, `${person.name} works here now`);
    await expect(page).toHaveURL(new RegExp(`${calendar}$`));
    await expectWorking(page, person);
    await expect.poll(async () => (await ask('GET /sessions', { token: former })).status).toBe(401);
  }

  await page.goto(security);
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expectSaid(page, 'Your PIN was removed');
});

test('after five wrong PINs the PIN no longer works, and the member signs in with the password', async ({ page }) => {
  const hospital = await demoHospital();
  const eric = await newMember(hospital, 'nurse', 'Eric Habimana', '314159');
  await sharedComputer(page, hospital, 'Ward', [eric]);
  await page.goto(calendar);
  await chooseInMenu(page, 'Switch person');
  for (const left of ['4 tries are', '3 tries are', '2 tries are', 'One try is']) {
    await enterByPin(page, eric, '000001');
    await expect(page.getByText(`The PIN is not right. ${left} left.`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'PIN of Eric Habimana' })).toHaveValue('');
  }
  await expectAccessible(page, 'a wrong PIN');
  await enterByPin(page, eric, '000001');
  await expect(page.getByText('This PIN does not open a session here any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in with the password' }).click();
  await fillSignIn(page, eric);
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
  await expectWorking(page, eric);
});

async function setPin(page: Page, pin: string): Promise<void> {
  const own = page.getByRole('region', { name: 'Your PIN' });
  // the demo's owner may already have a PIN from an earlier run
  await own.getByRole('button', { name: /^(Set a PIN|Change)$/ }).click();
  const dialog = dialogOf(page, 'Your PIN');
  await dialog.getByLabel('PIN', { exact: true }).fill(pin);
  await dialog.getByLabel('PIN once more').fill(pin);
  await dialog.getByRole('button', { name: 'Save the PIN' }).click();
  await expectSaid(page, 'Your PIN is set');
}
