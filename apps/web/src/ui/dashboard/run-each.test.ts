import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api/envelope.ts';
import { runEach } from './run-each.ts';
import { rangeOf } from './use-selection.ts';
import { nextOrder } from './list-view.ts';

const refused = () =>
  Promise.reject(new ApiError(409, { code: 'conflict', message: 'Refused', errors: ['This order is ready.'] }));

it('a bulk action continues after a refused row, and reports which rows were refused and why', async () => {
  const changed: string[] = [];
  const progress: number[] = [];
  const row = (id: string) => ({ id, name: `Keza ${id}`, act: async () => changed.push(id) });
  const failures = await runEach([row('1'), { ...row('2'), act: refused }, row('3')], (done) => progress.push(done));
  expect(changed).toEqual(['1', '3']);
  expect(failures).toEqual([{ id: '2', name: 'Keza 2', why: 'This order is ready.' }]);
  expect(progress).toEqual([1, 2, 3]);
});

it('an error that does not come from the server ends a bulk action', async () => {
  const broken = { id: '1', name: 'Keza', act: () => Promise.reject(new TypeError('broken')) };
  await expect(runEach([broken], () => undefined)).rejects.toThrow('broken');
});

it('a press with Shift selects all rows from the last pressed row to this one, in both directions', () => {
  const rows = ['a', 'b', 'c', 'd'];
  expect(rangeOf(rows, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(rows, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

it('pressing the heading of a column sorts the list by this column, then in reverse, then in the usual order', () => {
  expect([nextOrder('', 'time'), nextOrder('time', 'time'), nextOrder('-time', 'time')]).toEqual(['time', '-time', '']);
  expect(nextOrder('-time', 'status')).toBe('status');
});
