import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  move: 'Move to another time',
  chooseTime: 'Choose another time',
  moveTo: (when: string) => `Move to ${when}`,
  moving: 'Moving…',
  timeNow: 'Now',
  timeThen: 'Then',
};

export const texts: Catalogue<typeof en> = { en };
