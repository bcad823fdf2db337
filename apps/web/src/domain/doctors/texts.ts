import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  nextFree: 'Next free',
  today: 'today',
  tomorrow: 'tomorrow',
  noTime: 'No free time in the next 90 days',
  video: 'Video',
  place: 'Works at',
  languages: 'Languages',
  online: 'online',
  both: 'online and in person',
  seeTimes: 'See times',
};

export const texts: Catalogue<typeof en> = { en };
