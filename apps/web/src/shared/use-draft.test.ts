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

it('what was stored is typed no longer, what was typed meanwhile is', () => {
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
