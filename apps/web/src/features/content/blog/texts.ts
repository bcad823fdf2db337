import type { Catalogue } from '../../../lib/language/texts.ts';

const en = {
  home: 'Home',
  title: 'Blog',
  says: 'Short texts about health in Rwanda: what to watch for, when to go, and how a visit works.',
  searchLabel: 'Title or text',
  search: 'Search',
  sort: 'Sort',
  newest: 'Newest news',
  past: 'Past news',
  found: (count: string) => (count === '1' ? '1 post' : `${count} posts`),
  none: 'No post found',
  noneFor: (text: string) => `We looked for “${text}” in titles and texts.`,
  noneSays: 'Try another word.',
  showAll: 'Show all posts',
  end: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count} posts`),
  published: 'Published',
  by: (author: string) => `by ${author}`,
  toAll: 'All posts',
  share: 'Share',
  sharePost: 'Share this post',
  copyLink: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The link could not be copied. It stands in the address line.',
  shareOn: (place: string) => `Share on ${place}`,
};

export const texts: Catalogue<typeof en> = { en };
