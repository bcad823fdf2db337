import { expect, it } from 'vitest';
import { openPaper } from './document.ts';
import { drawTable, drawTotals } from './table.ts';

it('the amounts of a table and its totals end at the same place on the right, however long they are', async () => {
  const { doc, finish } = openPaper({ Title: 'Receipt' });
  const columns = [
    { title: 'Item', width: 379 },
    { title: 'Amount', width: 120, amount: true as const },
  ];
  const ends = new Map<string, number>();
  const draw = doc.text.bind(doc);
  doc.text = ((text: string, x: number, ...rest: []) => {
    ends.set(text, Math.round(x + doc.widthOfString(text)));
    return draw(text, x, ...rest);
  }) as typeof doc.text;
  drawTable(doc, columns, [['Paracetamol 500 mg', '500 Frw']]);
  drawTotals(doc, columns, [
    ['Paid in cash', '1,000,500 Frw'],
    ['Change given back', '5 Frw'],
  ]);
  await finish();
  const end = ends.get('500 Frw');
  expect([ends.get('1,000,500 Frw'), ends.get('5 Frw')]).toEqual([end, end]);
  expect(ends.get('Change given back')).toBe(ends.get('Paid in cash'));
  expect(ends.get('Paracetamol 500 mg')).toBeLessThan(end! - 200);
});
