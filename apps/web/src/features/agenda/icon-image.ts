import { bell, video } from '../../ui/icons.ts';

// these icons are defined here, so that no public page loads them
const userCheck = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h4M15 19l2 2l4 -4';
const intoRoom = 'M13 12v.01M3 21h18M5 21v-16a2 2 0 0 1 2 -2h6M13 17.5v3.5M21 7h-7M17 4l-3 3l3 3';
const hourglass =
  'M6 20v-2a6 6 0 1 1 12 0v2a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1M6 4v2a6 6 0 1 0 12 0v-2a1 1 0 0 0 -1 -1h-10a1 1 0 0 0 -1 1';

/** An icon as an image for a CSS mask: hundreds of items can show it without an element for each. */
const iconImage = (of: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${of}"/></svg>`)}")`;

/** The images of the marks, as custom properties that the agenda inherits. */
export const iconImages = {
  '--camera': iconImage(video),
  '--person': iconImage(userCheck),
  '--bell': iconImage(bell),
  '--door': iconImage(intoRoom),
  '--hourglass': iconImage(hourglass),
};
