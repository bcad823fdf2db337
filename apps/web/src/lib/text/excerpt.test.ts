import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('the excerpt of a short text is the whole text', () => {
  expect(excerptOf('<p>Wash your hands.</p>')).toBe('Wash your hands.');
});

it('the excerpt of a text ends before the first heading, unless the text begins with that heading', () => {
  expect(excerptOf('<p>Take them all.</p><h2>Keep it away</h2><p>Nets.</p>')).toBe('Take them all.');
  expect(excerptOf('<h2>Keep it away</h2><p>Nets.</p>')).toBe('Keep it away Nets.');
  expect(excerptOf('<p>Take them all.</p><h2 data-level="1" dir="ltr">Keep it away</h2>')).toBe('Take them all.');
  expect(excerptOf('')).toBe('');
});

it('the excerpt of a text ends at the end of a word', () => {
  const excerpt = excerptOf(`<p>${'malaria '.repeat(40)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(160);
  expect(excerpt).toMatch(/ malaria…$/);
});

it('the excerpt of a text is not longer than the length that the list requests', () => {
  expect(excerptOf(`<p>${'malaria '.repeat(40)}</p>`, 100).length).toBeLessThanOrEqual(100);
});
