import { expect, it } from 'vitest';
import { talksIn } from './talks.ts';

it('the home page shows the valid quotations from patients in the static content and leaves out invalid parts', () => {
  const talk = { title: 'Seen the same day', names: 'Aline', description: 'I was seen the same day.' };
  expect(talksIn(JSON.stringify([talk]))).toEqual([{ ...talk, link: '' }]);
  expect(talksIn(JSON.stringify([{ ...talk, link: '/doctors' }]))[0]?.link).toBe('/doctors');
  for (const link of ['javascript:alert(1)', '//elsewhere.example', 'http://plain.example', 7])
    expect(talksIn(JSON.stringify([{ ...talk, link }]))[0]?.link).toBe('');
  expect(talksIn(JSON.stringify([{ title: 'Empty' }, null, 'text', talk]))).toHaveLength(1);
  for (const text of ['', '{', '{}', 'null', '[]']) expect(talksIn(text)).toEqual([]);
});
