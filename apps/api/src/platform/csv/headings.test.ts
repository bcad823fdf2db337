import { expect, it } from 'vitest';
import { routes } from '../../app.ts';
import { columnsOf } from './columns.ts';
import { listBehind } from '../http/listed.ts';

it('no exported list has the same heading twice, nor a word twice in one heading', () => {
  const wrong = routes.flatMap((route) => {
    const list = listBehind(route);
    const titles = list ? columnsOf(list.row).map(({ title }) => title) : [];
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at || /\b(\w+) \1\b/i.test(title));
    return twice.length > 0 ? [`${route.path}: ${twice.join(', ')} of ${titles.join()}`] : [];
  });
  expect(wrong).toEqual([]);
});
