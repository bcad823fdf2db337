import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { ask } from './steps/api.ts';
import { expectGone, secret } from './steps/secret.ts';
import {
  chooseInMenu,
  demoHospital,
  enterByPin,
  expectWorking,
  menuOf,
  newMember,
  sharedComputer,
  tokenIn,
} from './steps/shared-computer.ts';
import { expect, test } from './steps/test.ts';
import { dialogOf } from './steps/wallets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const calendar = '/dashboard/hospital/calendar';
const locked = (page: Page) => dialogOf(page, 'The screen is locked');

test('after ten minutes without use the screen is locked in every tab, and the same member continues with their unsaved input', async ({
  page,
  context,
}) => {
  const hospital = await demoHospital();
  const [jeanne, eric] = [
    await newMember(hospital, 'reception', 'Jeanne Mukamana', '271828'),
    await newMember(hospital, 'nurse', 'Eric Habimana', '314159'),
  ];
  await sharedComputer(page, hospital, 'Desk', [jeanne, eric]);
  await page.clock.install();
  await page.goto(calendar);
  await chooseInMenu(page, 'Switch person');
  await enterByPin(page, jeanne, jeanne.pin);
  await expectWorking(page, jeanne);
  const other = await context.newPage();
  await other.goto('/dashboard/messages/hospital?write=new');
  await other.getByLabel('Subject').fill(secret);
  await page.bringToFront();
  // types into a dialog whose input is stored nowhere
  await chooseInMenu(page, 'Change password');
  const typed = dialogOf(page, 'Change password').getByLabel('Old password');
  await typed.fill('half a password');
  const token = await tokenIn(page);
  await page.clock.fastForward('09:00');
  await page.keyboard.press('Shift');
  await page.clock.fastForward('09:00');
  await expect(locked(page)).toHaveCount(0);
  await page.clock.fastForward('01:10');
  await expect(locked(page)).toBeVisible();
  await expect(locked(other)).toBeVisible();
  await expectAccessible(page, 'the locked screen');

  for (const tab of [page, other]) {
    await expect(tab.getByRole('dialog')).toHaveCount(1);
    await expect(tab.getByRole('navigation')).toHaveCount(0);
    expect(await tab.evaluate(() => document.body.innerText)).not.toContain('Change password');
    await tab.keyboard.press('Escape');
    await tab.keyboard.press('Escape');
    await expect(locked(tab)).toBeVisible();
  }
  expect(await tokenIn(page)).toBe('');
  expect((await ask('GET /sessions', { token })).status).toBe(401);
  const sent: string[] = [];
  other.on('request', (request) => sent.push(request.headers().authorization ?? ''));
  await other.reload();
  await expect(locked(other)).toBeVisible();
  expect(sent.filter(Boolean)).toEqual([]);

  await enterByPin(page, jeanne, jeanne.pin);
  await expect(locked(page)).toHaveCount(0);
  await expect(typed).toHaveValue('half a password');
  await expect(locked(other)).toHaveCount(0);
  await expect(other.getByLabel('Subject')).toHaveValue(secret);
  await page.keyboard.press('Escape');
  await expectWorking(page, jeanne);

  // one member locks the screen, and another member unlocks it and sees no input of the first
  await chooseInMenu(page, 'Lock');
  await expect(locked(other)).toBeVisible();
  await enterByPin(other, eric, eric.pin);
  await expectGone(other, 'somebody else unlocked the screen');
  await expectWorking(other, eric);
  await expect(locked(page)).toHaveCount(0);
  await expect(menuOf(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${calendar}$`));
});
