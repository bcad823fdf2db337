import { expect, it } from 'vitest';
import { addressOf, whereIn } from './providers.ts';

const at = (path: { kind?: string; id?: string; act?: string }, search = '') =>
  whereIn(path, new URLSearchParams(search));

it('the administrator’s list of members shows all doctors by default, also when the URL has unknown values', () => {
  const first = { kind: 'doctor', state: 'all', text: '', page: 1, id: '', edit: false, drugs: false };
  expect(at({})).toEqual(first);
  expect(at({ kind: 'patient' }, 'state=x&page=0&tab=y')).toEqual(first);
});

it('the URL of the members page shows which member is open or being edited, and whether one is being created', () => {
  expect(at({ kind: 'pharmacy', id: '7' }, 'tab=drugs')).toMatchObject({ id: '7', edit: false, drugs: true });
  expect(at({ kind: 'pharmacy', id: '7', act: 'edit' })).toMatchObject({ id: '7', edit: true });
  expect(at({ kind: 'hospital', id: 'new' })).toMatchObject({ id: 'new', edit: true });
});

it('the list of members keeps its filters when a member is opened or closed, and goes to the first page when a filter changes', () => {
  const before = at({ kind: 'hospital' }, 'state=waiting&text-search=lac&page=3');
  const opened = addressOf('/m', before, { id: '7' });
  expect(opened).toBe('/m/hospital/7?state=waiting&text-search=lac&page=3');
  const open = at({ kind: 'hospital', id: '7' }, 'state=waiting&text-search=lac&page=3');
  expect(addressOf('/m', open, { id: '7', edit: true })).toBe(
    '/m/hospital/7/edit?state=waiting&text-search=lac&page=3',
  );
  expect(addressOf('/m', open, {})).toBe('/m/hospital?state=waiting&text-search=lac&page=3');
  expect(addressOf('/m', open, { kind: 'pharmacy' })).toBe('/m/pharmacy?state=waiting&text-search=lac');
  expect(addressOf('/m', open, { state: 'all' })).toBe('/m/hospital?text-search=lac');
  expect(addressOf('/m', open, { id: 'new', edit: true })).toBe('/m/hospital/new?state=waiting&text-search=lac&page=3');
});
