import type { DrugOffering } from '@ivuriro/contract';
import { DrugTile } from '../../shared/drugs/DrugTile.tsx';
import { offerOfDrug } from './goods.ts';
import { OfferActs, StockBox } from './OfferActs.tsx';

export function DrugCard({ sold }: { sold: DrugOffering }) {
  const offer = offerOfDrug(sold);
  return (
    <DrugTile drug={sold.drug} price={sold.price} out={sold.status === 'OUT_STOCK'}>
      <StockBox kind="pharmacy" offer={offer} />
      <OfferActs kind="pharmacy" offer={offer} />
    </DrugTile>
  );
}
