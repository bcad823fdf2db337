import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  holds: {
    time: { held: 'Held for you', ended: (what: string) => `${what} may still be free.` },
    price: { held: 'Price held for you', ended: (what: string) => `The price of ${what} may have changed.` },
  },
  lessThanTwo: 'Less than two minutes left',
  minutesLeft: 'minutes left',
  holdEnded: 'The hold has ended.',
  holdAgain: 'Hold it again',
  leftToFinish: (minutes: number) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
};

export const holdTexts: Catalogue<typeof en> = { en };
