import { enterAs, signInByApi, type SignedIn } from './steps/people.ts';
import { expect, test } from './steps/test.ts';

/** Gives a signed-in person this role at the hospital, by changing the sign-in response that the browser stores. */
function withRole(person: SignedIn, role: string, permissions: string[]): SignedIn {
  const [entry] = person.reply;
  return { ...person, reply: [{ hospital: { ...entry!.hospital, role, permissions } }] };
}

test('a cashier of a hospital sees the wallet, and a message on each page that their role does not allow', async ({
  page,
}) => {
  const hospital = await signInByApi('hospital@ivuriro.test');
  await enterAs(page, withRole(hospital, 'cashier', ['profile.read', 'wallet.read']));
  await page.goto('/dashboard/hospital');
  await expect(page).toHaveURL('/dashboard/hospital/wallet');
  await page.goto('/dashboard/hospital/appointments');
  await expect(page.getByRole('heading', { name: 'Your role does not include this page' })).toBeVisible();
  await expect(page.getByText('An owner of this account can give you another role.')).toBeVisible();
  await page.goto('/dashboard/hospital/customization');
  await expect(page.getByRole('link', { name: 'Security' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'General info' })).toHaveCount(0);
});
