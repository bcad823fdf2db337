import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onDisk } from '@ivuriro/contract/retention';
import { facade } from '@ivuriro/illustrations';
import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import type { Platform } from '../platform.ts';
import { type CardContent, serveSharingCards } from './sharing-cards.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'ivuriro-cards-'));
const folder = path.join(dataDir, 'sharing-cards');
const site: CardContent = {
  title: 'See a doctor this week.',
  lines: [],
  frame: 'portrait',
  pictureName: 'hospital',
  picture: async () => Buffer.from(facade('hospital', 'hospital')),
};
afterEach(() => {
  vi.useRealTimers();
  rmSync(dataDir, { recursive: true });
});

it('a sharing card with a name and a picture is cached for a few days and then drawn again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const drawn = (name: string, daysAgo: number) => {
    const file = path.join(folder, name);
    const at = new Date(Date.now() - daysAgo * 86_400_000);
    writeFileSync(file, 'drawn');
    utimesSync(file, at, at);
  };
  const { days } = onDisk.sharing_cards;
  mkdirSync(folder, { recursive: true });
  drawn('before.png', days + 1);
  const app = fastify();
  serveSharingCards(app, { config: { dataDir } } as Platform, {}, site);
  await app.ready();
  await expect.poll(() => readdirSync(folder)).toEqual([]);

  const card = async () => (await app.inject('/og/site.png')).rawPayload;
  const first = await card();
  const [kept] = readdirSync(folder);
  drawn(kept!, days + 1);
  drawn('lately.png', days - 1);
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => readdirSync(folder)).toEqual(['lately.png']);
  expect((await card()).equals(first)).toBe(true);
  await app.close();
});
