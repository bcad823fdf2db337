import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('the plain text of HTML has no tags, and its entities are decoded', () => {
  expect(plainText('<p>Fever &amp; cough.</p><h2>Go at once</h2><ul><li>when 1 &lt; 2</li></ul>')).toBe(
    'Fever & cough. Go at once when 1 < 2',
  );
});

it('the plain text of HTML does not decode an entity that the author typed as text', () => {
  expect(plainText('<p>&amp;lt;b&amp;gt;</p>')).toBe('&lt;b&gt;');
});
