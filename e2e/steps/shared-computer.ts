import type { Page } from '@playwright/test';
import { clockAddress } from './address.ts';
import { told } from './api.ts';
import { enterAs, type SignedIn, signInByApi } from './people.ts';
import { expect } from './test.ts';

export interface Member {
  name: string;
  email: string;
  password: string;
  pin: string;
}
export type Computer = { id: string; device_token: string };

/** Adds a new member with a login of their own to an account. */
export async function newMember(
  { id, token, name: account, email }: SignedIn,
  role: string,
  name: string,
  pin: string,
): Promise<Member> {
  const body = JSON.stringify({ account: { id, token, name: account, email }, role, name });
  const answer = await fetch(`${clockAddress}/members`, { method: 'POST', body });
  return { name, pin, ...((await answer.json()) as { email: string; password: string }) };
}

/** Signs a member in at the computer through the API, and sets their PIN. */
export async function workAt({ device_token }: Computer, { email, password, pin }: Member): Promise<void> {
  const [entry] = await told<SignedIn['reply']>('POST /login', { body: { email, password, device_token } });
  const [{ token }] = Object.values(entry!) as [{ token: string }];
  await told('POST /sessions/pin', { token, body: { pin } });
}

/**
 * Makes a shared computer of a hospital at which these members have set a PIN. The browser of the page is registered as
 * this computer, and the owner is signed in.
 */
export async function sharedComputer(
  page: Page,
  hospital: SignedIn,
  name: string,
  members: Member[],
): Promise<Computer> {
  const computer = await told<Computer>('POST /devices', {
    token: hospital.token,
    body: { name, password: hospital.password },
  });
  for (const member of members) await workAt(computer, member);
  await enterAs(page, hospital);
  await page.evaluate((one) => localStorage.setItem('shared_computer', JSON.stringify(one)), computer);
  return computer;
}

export const menuOf = (page: Page) => page.getByRole('button', { name: /^Account of/ });

export async function chooseInMenu(page: Page, item: string): Promise<void> {
  await menuOf(page).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Chooses a person and types their PIN, in the dialog for switching or on the locked screen. */
export async function enterByPin(page: Page, { name }: Pick<Member, 'name'>, pin: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `PIN of ${name}` });
  if (!(await field.isVisible())) await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await field.fill(pin);
}

/** Expects that the session of this browser belongs to this member. */
export async function expectWorking(page: Page, { name }: Pick<Member, 'name'>): Promise<void> {
  await expect.poll(() => nameInBrowser(page)).toBe(name);
  const sessions = await told<{ current: boolean }[]>('GET /sessions', { token: await tokenIn(page) });
  expect(sessions.filter(({ current }) => current)).toHaveLength(1);
  await menuOf(page).click();
  await expect(page.getByRole('menu').getByText(name)).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The token of the session of this browser. */
export const tokenIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user_data')!).token as string);

const nameInBrowser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user_data') ?? 'null')?.member?.name as string | undefined);

export const demoHospital = () => signInByApi('hospital@ivuriro.test');
