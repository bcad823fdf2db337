import { expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

it('is the whole text when that is short', () => {
  expect(excerptOf('<p>Wash your hands.</p>')).toBe('Wash your hands.');
});

it('ends before the first heading, or begins with it', () => {
  expect(excerptOf('<p>Take them all.</p><h2>Keep it away</h2><p>Nets.</p>')).toBe('Take them all.');
  expect(excerptOf('<h2>Keep it away</h2><p>Nets.</p>')).toBe('Keep it away Nets.');
  expect(excerptOf('<p>Take them all.</p><h2 data-level="1" dir="ltr">Keep it away</h2>')).toBe('Take them all.');
  expect(excerptOf('')).toBe('');
});

it('ends at a word', () => {
  const excerpt = excerptOf(`<p>${'malaria '.repeat(40)}</p>`);
  expect(excerpt.length).toBeLessThanOrEqual(160);
  expect(excerpt).toMatch(/ malaria…$/);
});

it('is as short as the list needs it', () => {
  expect(excerptOf(`<p>${'malaria '.repeat(40)}</p>`, 100).length).toBeLessThanOrEqual(100);
});
