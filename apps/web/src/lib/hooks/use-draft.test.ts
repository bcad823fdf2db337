import { expect, it } from 'vitest';
import { draftOf } from './use-draft.ts';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

it('a draft knows whether it was changed after its values were sent, and a cleared draft counts as unchanged', () => {
  const draft = draftOf('drug new', { name: '', price: '' });
  expect(draft.typedSince({ name: '', price: '' })).toBe(false);
  draft.change({ name: 'ORS' });
  const sent = draft.read();
  expect(draft.typedSince(sent)).toBe(false);
  draft.change({ price: '900' });
  expect(draft.typedSince(sent)).toBe(true);
  draft.clear();
  expect(draft.typedSince(sent)).toBe(false);
});

it('a draft loses the values that the server has stored, and keeps those typed meanwhile', () => {
  const draft = draftOf('profile', { name: 'Kigali', drugs: [''], about: '' });
  draft.change({ name: 'Huye', drugs: ['a'] });
  const sent = draft.read();
  draft.change({ drugs: ['a', 'b'] });
  expect(draft.stored(sent)).toBe(true);
  expect([draft.read(), draft.text()]).toEqual([
    { name: 'Kigali', drugs: ['a', 'b'], about: '' },
    '{"drugs":["a","b"]}',
  ]);
  expect([draft.stored({ drugs: ['a', 'b'] }), draft.text()]).toEqual([false, null]);
});
