import { expect, it } from 'vitest';
import { routes } from '../../app.ts';
import { columnsOf } from './columns.ts';
import { listBehind } from '../http/listed.ts';

it('the headings of an exported list are all different, and no heading contains a word twice in a row', () => {
  const wrong = routes.flatMap((route) => {
    const list = listBehind(route);
    const titles = list ? columnsOf(list.row).map(({ title }) => title) : [];
    const twice = titles.filter((title, at) => titles.indexOf(title) !== at || /\b(\w+) \1\b/i.test(title));
    return twice.length > 0 ? [`${route.path}: ${twice.join(', ')} of ${titles.join()}`] : [];
  });
  expect(wrong).toEqual([]);
});
