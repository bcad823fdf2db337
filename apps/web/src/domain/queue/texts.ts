import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  arrived: 'Arrived',
  arrivedOf: (patient: string) => `${patient} has arrived`,
  marking: 'Saving…',
  token: (token: string) => `Token ${token}`,
  given: (token: string) => `Token ${token}`,
  next: 'Nobody waits before them.',
  before: (before: number, minutes: number) =>
    before === 1 ? `1 before them, about ${minutes} minutes.` : `${before} before them, about ${minutes} minutes.`,
  undo: 'Undo',
};

export const texts: Catalogue<typeof en> = { en };
