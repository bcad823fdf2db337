import type { Page } from '@playwright/test';
import { enterAs, signInAdmin, signInByApi } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import { dateOf } from './steps/timetable.ts';

const FRIDAY = 5;

/** Simulates a browser without the popover API. */
const withoutPopovers = (page: Page) =>
  page.addInitScript(() => {
    const element: Partial<HTMLElement> = HTMLElement.prototype;
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'] as const) delete element[name];
  });

for (const browser of ['with popovers', 'without popovers'])
  test(`a menu can be used by keyboard alone and gives the focus back to its button, in a browser ${browser}`, async ({
    page,
  }) => {
    if (browser === 'without popovers') await withoutPopovers(page);
    await enterAs(page, await signInAdmin());
    await page.goto('/dashboard/admin');
    const opener = page.getByRole('button', { name: /^Account of/ });
    const item = (name: string) => page.getByRole('menuitem', { name });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu', { name: /^Account of/ })).toBeInViewport({ ratio: 1 });
    await expect(item('Security')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Change password')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Sign out')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Security')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Sign out')).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Security')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toHaveCount(0);

    // when the dialog that the menu opened is closed, the button of the menu gets the focus back
    await opener.click();
    await item('Change password').click();
    await expect(page.getByRole('dialog', { name: 'Change password' })).toBeVisible();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();

    // the menu is closed by a click outside of it, and by a click on its button
    await opener.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.getByRole('main').click({ position: { x: 4, y: 4 } });
    await expect(page.getByRole('menu')).toHaveCount(0);
    await opener.click();
    await opener.click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

test('on a phone the menu of a dashboard covers the page until it is closed', async ({ page }) => {
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto('/dashboard/doctor');
  const opener = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(drawer.getByRole('link', { name: 'Calendar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(340, 400);
  await expect(drawer).toHaveCount(0);
  await opener.click();
  await drawer.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(drawer).toHaveCount(0);
  await opener.click();
  await drawer.getByRole('link', { name: 'Ivuriro' }).click();
  await expect(page).toHaveURL(/\/doctor\/agenda$/);
  await expect(drawer).toHaveCount(0);
});

test('arrow keys move from day to day in the month of a calendar', async ({ page }) => {
  const friday = dateOf(FRIDAY, 40);
  await enterAs(page, await signInByApi('doctor@ivuriro.test'));
  await page.goto(`/dashboard/doctor/calendar?date=${friday}`);
  const month = page.getByRole('region', { name: 'Month' });
  const day = (date: number) => month.locator(`[data-day="${friday.slice(0, 8)}${String(date).padStart(2, '0')}"]`);
  await expect(month.getByRole('button', { pressed: true })).toHaveAttribute('data-day', friday);
  // the Tab key reaches only one day of the month, the selected one
  await month.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  await expect(month.locator('[data-day]:focus')).toHaveAttribute('data-day', friday);
  await day(15).focus();
  for (const [key, date] of [
    ['ArrowRight', 16],
    ['ArrowDown', 23],
    ['ArrowLeft', 22],
    ['ArrowUp', 15],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(date)).toBeFocused();
  }
  await day(1).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(day(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(day(1)).toHaveAttribute('aria-pressed', 'true');
});

test('a list of suggestions can be used by keyboard alone, and skips entries that are already chosen', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await page.goto('/dashboard/hospital/customization');
  await page.getByRole('button', { name: 'Add specialities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add specialities' });
  const box = dialog.getByRole('combobox', { name: 'Specialities' });
  const option = (name: string) => dialog.getByRole('option', { name });
  await box.fill('card');
  await expect(option('Cardiology')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option('Cardiology')).toHaveAttribute('aria-selected', 'true');
  await expect(box).toBeFocused();
  // Escape empties the search field and leaves the dialog open
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await box.fill('card');
  await expect(option('Cardiology')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove Cardiology' })).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('card');
  await expect(option('Cardiology already added')).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(option('Cardiothoracic surgery')).toHaveAttribute('aria-selected', 'true');
  await option('Cardiology already added').click({ force: true });
  await expect(dialog.getByRole('button', { name: /^Remove/ })).toHaveCount(1);
});
