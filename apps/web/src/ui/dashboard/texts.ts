import type { Catalogue } from '../../lib/language/texts.ts';

const en = {
  rows: 'Rows',
  sort: 'Sort by',
  deskOrders: {
    '': 'The usual order',
    time: 'Time, earliest first',
    '-time': 'Time, latest first',
    status: 'Status, A to Z',
    '-status': 'Status, Z to A',
  },
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all on this page',
  all: 'Select all',
  selected: (count: number) => `${count} selected`,
  selection: 'Selected rows',
  selectRows: 'Select several',
  stopSelecting: 'Stop selecting',
  clear: 'Clear the selection',
  keys: 'Keys of this list',
  keyNames: [
    ['↑ ↓', 'go through the rows'],
    ['Enter', 'open the row'],
    ['s', 'the next step of the row'],
    ['x', 'select the row'],
    ['f', 'search this list'],
    ['?', 'show these keys'],
  ] as [string, string][],
  running: (done: number, all: number) => `${done} of ${all} …`,
  done: (count: number) => `${count} done`,
  notDone: (count: number) => `${count} not:`,
  close: 'Close',
};

export const texts: Catalogue<typeof en> = { en };
