import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { completeForPublication, enterAs, newProvider } from './steps/people.ts';
import { expectSaid, openProfile } from './steps/profiles.ts';
import { expect, test } from './steps/test.ts';

/** In Kacyiru, near its middle. */
const entrance = { latitude: -1.94, longitude: 30.08 };

test('a place sets its pin on the map with the keyboard, by coordinates or by its present location', async ({
  page,
  context,
}) => {
  const pharmacy = await newProvider('type_pharmacy');
  await enterAs(page, pharmacy);
  await openProfile(page, 'pharmacy');
  await expect(page.getByText('Choose your sector first')).toBeVisible();
  await completeForPublication(pharmacy);
  await openProfile(page, 'pharmacy');
  const read = () => told('GET /pharmacy/{id}/map_point'.replace('{id}', pharmacy.id), { token: pharmacy.token });
  expect((await read()).by).toBe('sector');
  await page.getByRole('button', { name: 'Set the pin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where is your door?' });
  const coordinates = dialog.getByLabel('Coordinates');
  const before = await coordinates.inputValue();
  await dialog.getByRole('button', { name: 'Your pin' }).press('ArrowUp');
  await expect(coordinates).not.toHaveValue(before);
  await expectAccessible(page, 'the pin of a place');

  await coordinates.fill('Kacyiru');
  await dialog.getByRole('button', { name: 'Save the pin' }).click();
  await expect(dialog.getByText('Write the latitude, a comma and the longitude.')).toBeVisible();
  await coordinates.fill('-2.6, 29.74');
  await dialog.getByRole('button', { name: 'Save the pin' }).click();
  await expectSaid(page, 'Correct the point, or the sector of the place.');

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(entrance);
  await dialog.getByRole('button', { name: 'I am there now: use my location' }).click();
  await expect(coordinates).toHaveValue('-1.94, 30.08');
  await dialog.getByRole('button', { name: 'Save the pin' }).click();
  await expect(page.getByText('You set this pin.')).toBeVisible();
  await expect(page.getByText('Your pin', { exact: true })).toBeVisible();
  expect(await read()).toEqual({ point: entrance, by: 'pinned' });

  await page.getByRole('button', { name: 'Set the pin' }).click();
  await dialog.getByRole('button', { name: 'Remove the pin' }).click();
  await expect(page.getByText('Only your sector is known')).toBeVisible();
});
