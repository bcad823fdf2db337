import type { DrugOffering } from '@ivuriro/contract';
import { DrugTile } from '../../../domain/drugs/DrugTile.tsx';
import { offerOfDrug } from './offering-kinds.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';

export function DrugCard({ sold }: { sold: DrugOffering }) {
  const offer = offerOfDrug(sold);
  return (
    <DrugTile drug={sold.drug} price={sold.price} out={sold.status === 'OUT_STOCK'}>
      <StockBox kind="pharmacy" offer={offer} />
      <OfferingActions kind="pharmacy" offer={offer} />
    </DrugTile>
  );
}
