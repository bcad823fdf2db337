import { expectAccessible } from './steps/accessible.ts';
import { addChild } from './steps/children.ts';
import { kigaliDay } from './steps/first-free-slot.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { receivedCode, somePhone, wrongFor } from './steps/phone.ts';
import { expect, test } from './steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The birth date of a person who becomes 16 in this number of days. */
function bornToTurn16In(days: number): string {
  const day = kigaliDay(days);
  return `${Number(day.slice(0, 4)) - 16}${day.slice(4)}`;
}

test('a mother hands a record over to her child of 16, who then signs in by a code, and the mother can no longer open the record', async ({
  page,
  anotherPage,
  travel,
}) => {
  const [mother, phone] = [await newPatient('Jeanne'), somePhone()];
  const [family = ''] = mother.name.split(' ').slice(1);
  const keza = `Keza ${family}`;
  await enterAs(page, mother);
  await page.goto('/profile/family');
  await addChild(page, keza, 'Female', bornToTurn16In(1));
  const handOver = page.getByRole('button', { name: `Hand over the record of ${keza}` });
  await expect(handOver).toHaveCount(0);

  await travel(new Date(Date.now() + 2 * 86_400_000), page);
  await page.reload();
  await expect(page.getByText(`${keza} may look after this record alone.`)).toBeVisible();
  await expectAccessible(page, 'a child of 16');
  // on another device the mother still acts for the child
  const tablet = await anotherPage();
  await enterAs(tablet, await signInByApi(mother.email, mother.password));
  await tablet.goto('/profile/family');
  await tablet.getByRole('button', { name: `Act for ${keza}` }).click();
  const acting = tablet.getByRole('region', { name: `You act for ${keza}.` });
  await expect(acting).toBeVisible();
  await expect(tablet.getByRole('button', { name: `Hand over the record of ${keza}` })).toHaveCount(0);

  await handOver.click();
  const dialog = page.getByRole('dialog', { name: `Hand over the record of ${keza}` });
  await expect(dialog.getByText('This cannot be taken back.')).toBeVisible();
  await dialog.getByLabel(`Phone number of ${keza}`).fill('0252 123 456');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByText('A landline receives no text messages.').first()).toBeVisible();
  await dialog.getByLabel(`Phone number of ${keza}`).fill(phone.replace('+250', '0'));
  await page.reload();
  await handOver.click();
  await expect(dialog.getByLabel(`Phone number of ${keza}`)).toHaveValue(phone.replace('+250', '0'));
  await expectAccessible(page, 'the number of the child');
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  const code = await receivedCode(phone);
  await dialog.getByLabel('Code', { exact: true }).fill(wrongFor(code));
  await expectAccessible(page, 'the code of the child');
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  const asking = page.getByRole('dialog', { name: 'Is it still you?' });
  await asking.getByRole('textbox', { name: 'Password' }).fill(mother.password);
  await asking.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog.getByText('The code is not right. 4 tries are left.').first()).toBeVisible();
  await dialog.getByLabel('Code', { exact: true }).fill(code);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'No child here yet' })).toBeVisible();

  await tablet.getByRole('button', { name: `Account of ${keza}` }).click();
  await tablet.getByRole('link', { name: 'My appointments' }).click();
  await expect(tablet.getByRole('button', { name: `Account of ${mother.name}` })).toBeVisible();
  await expect(acting).toHaveCount(0);

  const other = await anotherPage();
  await other.goto('/?dialog=login');
  const login = other.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('button', { name: 'Code by SMS' }).click();
  await login.getByLabel('Phone number').fill(phone);
  await login.getByRole('button', { name: 'Send the code' }).click();
  await login.getByLabel('Code', { exact: true }).fill(await receivedCode(phone, 2));
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(login).toBeHidden();
  await other.goto('/profile/access');
  await expect(other.getByText('Handed this record over to you')).toBeVisible();
  await expect(other.getByRole('button', { name: `Account of ${keza}` })).toBeVisible();
});
