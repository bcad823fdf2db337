import { expect, it } from 'vitest';
import { nearestFirst } from './rank-matches.ts';

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));

it('a search picker lists names that begin with the text before names in which only a later word begins with it, and otherwise keeps the order', () => {
  const found = named('Amahoro Clinic', 'Anaesthesiology and critical care', 'Cardiology', 'Caries', 'Clinique Carmel');
  expect(nearestFirst('car', found).map(({ name }) => name)).toEqual([
    'Cardiology',
    'Caries',
    'Anaesthesiology and critical care',
    'Clinique Carmel',
    'Amahoro Clinic',
  ]);
});

it('a search picker finds a doctor without the title, with or without accents', () => {
  const found = named('Dr. Ange Mukamana', 'Dr. Mutesi Aline', 'Dr. Émile Muhire');
  expect(nearestFirst('mu', found)[0]!.name).toBe('Dr. Mutesi Aline');
  expect(nearestFirst('emi', found)[0]!.name).toBe('Dr. Émile Muhire');
});
