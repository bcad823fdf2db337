import { expect, it } from 'vitest';
import { pagesAround } from './pages-around.ts';

it('the pagination shows at most five entries, among them always the first, the last and the current page', () => {
  for (let last = 1; last <= 30; last++) {
    for (let page = 1; page <= last; page++) {
      const pages = pagesAround(page, last);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages).toEqual(expect.arrayContaining([1, page, last]));
    }
  }
});

it('the pagination marks the gaps between its pages', () => {
  expect(pagesAround(6, 20)).toEqual([1, null, 6, null, 20]);
  expect(pagesAround(2, 5)).toEqual([1, 2, 3, 4, 5]);
});
