import type { DrugOffering } from '@ivuriro/contract';
import { DrugTile } from '../../../domain/drugs/DrugTile.tsx';
import { offeringOfDrug } from './offering-kinds.ts';
import { OfferingActions, StockBox } from './OfferingActions.tsx';

export function DrugCard({ sold }: { sold: DrugOffering }) {
  const offering = offeringOfDrug(sold);
  return (
    <DrugTile drug={sold.drug} price={sold.price} out={sold.status === 'OUT_STOCK'}>
      <StockBox kind="pharmacy" offering={offering} />
      <OfferingActions kind="pharmacy" offering={offering} />
    </DrugTile>
  );
}
