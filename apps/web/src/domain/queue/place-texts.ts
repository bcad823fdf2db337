import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  token: (token: string) => `Your token is ${token}.`,
  before: (before: number, minutes: number) => `${before} before you, about ${minutes} minutes.`,
  next: 'You are next.',
  comeIn: (room: string) => `Please come in: ${room}.`,
};

export const texts: Catalogue<typeof en> = { en };
