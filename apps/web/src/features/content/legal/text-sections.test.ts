import { expect, it } from 'vitest';
import { partsOf } from './text-sections.ts';

it('a legal text is split at its headings', () => {
  expect(partsOf('<p>First.</p><h2>Who <em>sees</em> it &amp; why</h2><p>You.</p><h2>Empty</h2>')).toEqual({
    before: '<p>First.</p>',
    parts: [
      { id: 'part-1', title: 'Who sees it & why', html: '<p>You.</p>' },
      { id: 'part-2', title: 'Empty', html: '' },
    ],
  });
});

it('a legal text without headings stays whole', () => {
  expect(partsOf('<p>Only this.</p>')).toEqual({ before: '<p>Only this.</p>', parts: [] });
});
