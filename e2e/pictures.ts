import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';

/**
 * Takes the screenshots of the README: `npm run pictures -- http://localhost:3000` while the product runs there with
 * its demo.
 */
const base = process.argv[2] ?? 'http://localhost:3000';
const folder = path.resolve(import.meta.dirname, '../docs/pictures');
const widths = [360, 1280] as const;
const schemes = ['light', 'dark'] as const;

const [first] = (await get('/doctors')).data as { id: string }[];
const doctor = `/doctors/view/${first!.id}`;
const people = ['patient', 'doctor', 'hospital', 'pharmacy', 'admin'] as const;
type Who = (typeof people)[number];
const screens: { name: string; as?: Who; at: string }[] = [
  { name: 'home', at: '/' },
  { name: 'doctors', at: '/doctors' },
  { name: 'doctor', at: doctor },
  { name: 'wizard', as: 'patient', at: `${doctor}?dialog=appointment&doctor=${first!.id}&type=ONLINE` },
  { name: 'appointments', as: 'doctor', at: '/dashboard/doctor/appointments' },
  { name: 'timetable', as: 'hospital', at: '/dashboard/hospital/calendar' },
  { name: 'prescriptions', as: 'pharmacy', at: '/dashboard/pharmacy/prescriptions' },
  { name: 'members', as: 'admin', at: '/dashboard/admin/members' },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const accounts = new Map<Who, unknown>();
for (const who of people) accounts.set(who, await signIn(who));
for (const width of widths) for (const scheme of schemes) await take(browser, width, scheme);
await browser.close();

async function take(from: Browser, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  for (const { name, as, at } of screens) {
    const context = await from.newContext({
      viewport: { width, height: width === 360 ? 740 : 820 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (as)
      await page.addInitScript((account) => {
        localStorage.setItem('user_accounts', JSON.stringify([account]));
        localStorage.setItem('user_data', JSON.stringify(account));
      }, accounts.get(as));
    await page.goto(base + at);
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`) });
    await context.close();
  }
}

async function signIn(who: Who): Promise<unknown> {
  const body = JSON.stringify({ email: `${who}@ivuriro.test`, password: 'Ivuriro-demo-1' });
  const headers = { 'content-type': 'application/json' };
  // administrators sign in at another endpoint, which returns one account instead of a list
  if (who === 'admin') return get('/admin/login', { method: 'POST', headers, body });
  const entries = (await get('/login', { method: 'POST', headers, body })) as Record<string, unknown>[];
  return entries[0]![who];
}

async function get(at: string, init?: RequestInit): Promise<any> {
  const answer = await fetch(`${base}/api${at}`, init);
  if (!answer.ok) throw new Error(`${at} was answered ${answer.status}`);
  return ((await answer.json()) as { data: unknown }).data;
}
