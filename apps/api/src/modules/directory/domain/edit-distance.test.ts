import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the number of typing errors between a search text and a word', () => {
  it.each([
    ['kigali', 'kigali', 0],
    ['kigli', 'kigali', 1],
    ['kiglai', 'kigali', 1],
    ['kigalli', 'kigali', 1],
    ['kigeli', 'kigali', 1],
    ['opthalmology', 'ophthalmology', 1],
    ['opthal', 'ophthalmology', 1],
    ['kigl', 'kigali', 1],
    ['huye', 'kigali', 4],
  ])('for the text %s and the word %s, the number is %i', (typed, word, count) => {
    expect(editDistance(typed, word)).toBe(count);
  });
});
