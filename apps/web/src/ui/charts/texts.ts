import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  inAll: (count: string) => `${count} in all`,
  bar: (month: string, count: string) => `${month}: ${count}`,
  running: (month: string, count: string) => `${month} is still running: ${count} so far.`,
  standing: (month: string, amount: string) =>
    `Each bar is what stood at the end of its month; ${month} stands at ${amount} so far.`,
};

export const texts: Catalogue<typeof en> = { en };
