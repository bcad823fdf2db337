import type { Page } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { expectBooked, goToCheckout, goToPayment, sayWhatFor, wizardOf } from './steps/book.ts';
import { addChild, switchTo, twoDoctorsAtOnce } from './steps/children.ts';
import { freestDoctor } from './steps/doctors.ts';
import { chooseToCollect, expectOrdered, finishInCash, orderFirst } from './steps/order.ts';
import { enterAs, newPatient, signInByApi } from './steps/people.ts';
import { pharmacy } from './steps/shops.ts';
import { expect, test } from './steps/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const whom = (page: Page) => page.getByRole('dialog').getByRole('group', { name: 'Who is it for?' });
const actingFor = (page: Page, name: string) => page.getByRole('region', { name: `You act for ${name}.` });
const cards = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('a mother adds two children, books for both at the same hour with two doctors, and sees each appointment in the account of its child', async ({
  page,
}) => {
  const mother = await newPatient('Jeanne');
  const [family = ''] = mother.name.split(' ').slice(1);
  const [keza, ganza] = [`Keza ${family}`, `Ganza ${family}`];
  await enterAs(page, mother);
  await page.goto('/');
  await page.getByRole('button', { name: `Account of ${mother.name}` }).click();
  await page.getByRole('link', { name: 'My family' }).click();
  await expect(page.getByRole('heading', { name: 'No child here yet' })).toBeVisible();
  await expectAccessible(page, 'no child');
  await addChild(page, keza, 'Female');
  await addChild(page, ganza, 'Male');
  await expectAccessible(page, 'two children');

  const doctors = await twoDoctorsAtOnce();
  for (const [n, { address, service, name }] of doctors.entries()) {
    const child = n === 0 ? keza : ganza;
    await page.goto(address);
    await expect(whom(page).getByRole('radio', { name: n === 0 ? mother.name : keza })).toBeChecked();
    await whom(page).getByRole('radio', { name: child }).check();
    await expect(actingFor(page, child)).toBeAttached();
    if (n === 0) await expectAccessible(page, 'whom it is for');
    await sayWhatFor(page, { service, reason: 'Cough at night' });
    await goToPayment(page);
    await expect(wizardOf(page).getByRole('definition').first()).toHaveText(child);
    await (await goToCheckout(page)).getByRole('button', { name: 'Approve' }).click();
    await expectBooked(page);
    await wizardOf(page).getByRole('link', { name: 'My appointments' }).click();
    await expect(actingFor(page, child)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText(name);
  }
  await expectAccessible(page, 'appointments of a child');
  await switchTo(page, ganza, `${keza} (child)`);
  await expect(cards(page)).toContainText(doctors[0]!.name);
  await actingFor(page, keza).getByRole('button', { name: 'My account' }).click();
  await expect(page.getByRole('button', { name: `Account of ${mother.name}` })).toBeVisible();
  await expect(page.getByText(doctors[0]!.name)).toHaveCount(0);
});

test('a mother orders drugs for her child, cannot remove a child with an order, and can remove another child', async ({
  page,
}) => {
  const [mother, shop] = [await newPatient('Jeanne'), await pharmacy('OTC')];
  await enterAs(page, mother);
  await page.goto('/profile/family');
  await addChild(page, 'Ineza', 'Female');
  await addChild(page, 'Manzi', 'Male');
  await orderFirst(page, `/pharmacies/view/${shop.id}/drugs`, shop);
  await whom(page).getByRole('radio', { name: 'Ineza' }).check();
  await expectAccessible(page, 'whom the order is for');
  await chooseToCollect(page);
  await finishInCash(page);
  await expectOrdered(page);
  await page.goto('/profile/orders?kind=pharmacy');
  await expect(page.getByRole('main').getByText(shop.name)).toBeVisible();

  await page.goto('/profile/family');
  await expect(
    page.getByText('To add or remove a child, or to hand a record over, go back to your own account.'),
  ).toBeVisible();
  await actingFor(page, 'Ineza').getByRole('button', { name: 'My account' }).click();
  const remove = async (name: string) => {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await page
      .getByRole('dialog', { name: `Remove ${name}?` })
      .getByRole('button', { name: 'Remove' })
      .click();
  };
  await remove('Manzi');
  await expect(page.getByRole('heading', { name: 'Manzi' })).toHaveCount(0);
  await remove('Ineza');
  await expect(page.getByText('It is kept.').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Act for Ineza' }).click();
  await expect(actingFor(page, 'Ineza')).toBeVisible();
});

test('the appointment dialog does not ask for whom the appointment is when the person acts only for themselves', async ({
  page,
}) => {
  const doctor = await freestDoctor();
  await enterAs(page, await newPatient());
  await page.goto(`/doctors/view/${doctor.id}?dialog=appointment&doctor=${doctor.id}`);
  await expect(wizardOf(page).getByLabel('Reason')).toBeVisible();
  await expect(whom(page)).toHaveCount(0);
});

test('the mother of the demo is signed in to her own account, and finds her two children in her family', async ({
  page,
}) => {
  await enterAs(page, await signInByApi('family@ivuriro.test'));
  await page.goto('/profile/family');
  for (const name of ['Ineza Mugisha', 'Manzi Mugisha'])
    await expect(page.getByRole('button', { name: `Act for ${name}` })).toBeVisible();
});
