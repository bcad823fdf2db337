import { expectAccessible } from './steps/accessible.ts';
import { enterAs, signInByApi } from './steps/people.ts';
import { drawing, openProfile } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

test('a provider’s page and its dialogs are accessible on a phone in dark mode and a desktop in light mode', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' });
  await enterAs(page, await signInByApi('hospital@ivuriro.test'));
  await openProfile(page, 'hospital');
  await page.getByLabel('Add pictures').setInputFiles([await drawing(page, 'ward.png', '#1e5f86')]);
  await page.getByRole('button', { name: 'Change the sector' }).click();
  await expect(page.getByLabel('Province')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add facilities' })).toBeVisible();
  await expectAccessible(page, 'the page');
  await page.getByRole('button', { name: 'Set working hours' }).click();
  await expectAccessible(page, 'working hours');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add facilities' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add facilities' });
  await dialog.getByPlaceholder('Search a facility').fill('a');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'facilities');
});
