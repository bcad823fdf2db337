import type { DrugOffer } from '@ivuriro/contract';
import { excerptOf } from '../../shared/excerpt.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { isSoldOnline, needsPrescription } from '../../shared/orders/supply.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { pill } from '../../shared/ui/dialog-icons.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import css from './DrugCard.module.css';
import { offerOfDrug } from './goods.ts';
import { messages } from './messages.ts';
import { OfferActs, StockBox } from './OfferActs.tsx';

export function DrugCard({ sold }: { sold: DrugOffer }) {
  const t = useMessages(messages);
  const { drug, price, status } = sold;
  const offer = offerOfDrug(sold);
  return (
    <article className={css.card} data-out={status === 'OUT_STOCK' ? '' : undefined}>
      {drug.image ? (
        <Picture picture={drug.image} seed={drug.id} alt="" width={64} />
      ) : (
        <span className={css.drawn}>
          <Icon of={pill} size={24} />
        </span>
      )}
      <div className={css.what}>
        <h4>{drug.name}</h4>
        {drug.description && <p>{excerptOf(drug.description)}</p>}
        <b className={css.price}>{money(price)}</b>
        {needsPrescription(drug.supply) && <Badge tone="ochre">{t.rx}</Badge>}
        {!isSoldOnline(drug.supply) && <Badge shape="bar">{t.notSold}</Badge>}
      </div>
      <div className={css.foot}>
        <StockBox kind="pharmacy" offer={offer} />
        <OfferActs kind="pharmacy" offer={offer} />
      </div>
    </article>
  );
}
