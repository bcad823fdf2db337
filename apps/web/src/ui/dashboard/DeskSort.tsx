import type { DeskOrder } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { SortChoice } from './SortChoice.tsx';
import { texts } from './texts.ts';

type Props = { order: DeskOrder | ''; to: (order: DeskOrder | '') => string };

/** The orders that the headings of a table offer, for narrow screens, which show no table. */
export function DeskSort({ order, to }: Props) {
  const { deskOrders } = useTexts(texts);
  const options = Object.entries(deskOrders).map(([value, label]) => ({ value: value as DeskOrder | '', label }));
  return <SortChoice order={order} options={options} to={to} />;
}
