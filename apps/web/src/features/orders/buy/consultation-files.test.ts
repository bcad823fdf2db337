import type { Appointment } from '@ivuriro/contract';
import { describe, expect, it } from 'vitest';
import { usableFiles } from './consultation-files.ts';

describe('consultation files', () => {
  const file = {
    id: 'f1',
    created_at: '2026-11-01T08:00:00Z',
    drugs: [{ drug: { id: 'd2', name: 'Amoxicillin' } }],
    lab_tests: [{ id: 't1', title: 'Full blood count' }],
  };
  const appointment = (changes: object) =>
    ({ doctor: { name: 'Dr Aline' }, consulatation_file: { ...file, ...changes } }) as unknown as Appointment;
  const now = new Date('2026-11-21T08:00:00Z');

  it('a consultation file can be used to order the tests and drugs that it names', () => {
    expect(usableFiles([appointment({})], 'pharmacy', now)).toMatchObject([
      { names: ['Amoxicillin'], asksFor: ['d2'] },
    ]);
    expect(usableFiles([appointment({})], 'laboratory', now)).toMatchObject([{ names: ['Full blood count'] }]);
    expect(usableFiles([appointment({ drugs: [] })], 'pharmacy', now)).toEqual([]);
  });

  it('consultation files can be used to order for ninety days, and are listed newest first', () => {
    const older = appointment({ id: 'f0', created_at: '2026-10-01T08:00:00Z' });
    const tooOld = appointment({ id: 'f9', created_at: '2026-08-01T08:00:00Z' });
    expect(usableFiles([tooOld, older, appointment({})], 'pharmacy', now).map(({ id }) => id)).toEqual(['f1', 'f0']);
  });
});
