import { expectAccessible } from './steps/accessible.ts';
import { told } from './steps/api.ts';
import { addChild, switchTo } from './steps/children.ts';
import { mailedLink } from './steps/mail.ts';
import { enterAs, newPatient } from './steps/people.ts';
import { expect, test } from './steps/test.ts';
import type { Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const acting = (page: Page, name: string) => page.getByRole('region', { name: `You act for ${name}.` });
const people = (page: Page, title: string) => page.getByRole('region', { name: title });

/** Opens the mailed invitation and accepts it with the password of the person. */
async function accept(page: Page, { email, password }: { email: string; password: string }, title: string, shown = '') {
  await page.goto(await mailedLink(page, email, /\/invitation\//));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('You see the whole medical file of this person.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(shown);
  await expectAccessible(page, title);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Accept' }).click();
}

test('a mother invites a second guardian, who accepts, sees the child, and is removed again', async ({
  page,
  anotherPage,
}) => {
  const [mother, father] = [await newPatient('Jeanne'), await newPatient('Eric')];
  await enterAs(page, mother);
  await page.goto('/profile/family');
  await addChild(page, 'Ineza', 'Female');
  await page.getByRole('button', { name: 'Act for Ineza' }).click();
  await expect(acting(page, 'Ineza')).toBeVisible();
  const list = people(page, 'Who looks after Ineza');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: 'Invite a guardian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a guardian' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('Say what this person is to the child.')).toBeVisible();
  await dialog.getByLabel('Name').fill(father.name);
  await dialog.getByLabel('E-mail').fill(father.email);
  await dialog.getByLabel('They are the child’s').selectOption('Father');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(list.getByRole('listitem').nth(1)).toContainText('Invited');
  await expectAccessible(page, 'an invited guardian');

  const other = await anotherPage();
  await accept(other, father, 'Look after the record of Ineza');
  await expect(acting(other, 'Ineza')).toBeVisible();
  await other.goto('/profile/family');
  await expect(people(other, 'Who looks after Ineza').getByRole('listitem')).toHaveCount(2);
  await expect(people(other, 'Who looks after Ineza')).toContainText(mother.name);
  await expect(other.getByRole('heading', { level: 2, name: 'Ineza', exact: true })).toBeVisible();

  await page.reload();
  await list.getByRole('button', { name: `End what ${father.name} may do` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await other.goto('/profile/family');
  // the father sees his own record again
  await expect(people(other, 'People who may act for me')).toBeVisible();
  await expect(acting(other, 'Ineza')).toHaveCount(0);
});

test('an adult lets another person act for them until a chosen day and then ends this, and the next page that the other person opens is their own', async ({
  page,
  anotherPage,
}) => {
  const [adult, helper] = [await newPatient('Jeanne'), await newPatient('Eric')];
  await enterAs(page, adult);
  await page.goto('/profile/family');
  const list = people(page, 'People who may act for me');
  await expect(list.getByRole('heading', { name: 'Nobody else acts for you' })).toBeVisible();
  await list.getByRole('button', { name: 'Let somebody act for me' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let somebody act for me' });
  await expectAccessible(page, 'the dialog of a representative');
  await dialog.getByLabel('Name').fill(helper.name);
  await dialog.getByLabel('E-mail').fill(helper.email);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('May act for you until the end of').fill(day);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(list.getByRole('listitem')).toContainText('Until the end of');

  const other = await anotherPage();
  await accept(other, helper, `Act for ${adult.name}`, 'Until the end of');
  await expect(acting(other, adult.name)).toBeVisible();
  await acting(other, adult.name).getByRole('button', { name: 'My account' }).click();
  await switchTo(other, helper.name, adult.name);
  await other.goto('/profile/family');
  const theirs = people(other, `People who may act for ${adult.name}`);
  await expect(theirs.getByRole('listitem')).toHaveCount(2);
  await expect(theirs.getByRole('button', { name: 'Let somebody act for me' })).toHaveCount(0);
  await expectAccessible(other, 'what a representative sees');

  const token = await other.evaluate(() => JSON.parse(localStorage.getItem('user_data')!).token as string);
  await told('POST /patient/update_profile', { token, body: { full_name: adult.name, email: helper.email } });
  await page.goto('/profile/access');
  const opened = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Changed your profile' });
  await expect(opened).toContainText(`${helper.name}Representative, acts for you`);
  await expectAccessible(page, 'who opened my file');

  await page.goto('/profile/family');
  await list.getByRole('button', { name: `End what ${helper.name} may do` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await expect(list.getByRole('heading', { name: 'Nobody else acts for you' })).toBeVisible();
  await other.goto('/profile/family');
  await expect(people(other, 'People who may act for me')).toBeVisible();
  await expect(acting(other, adult.name)).toHaveCount(0);
});
