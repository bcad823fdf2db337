import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { trash } from '../../../ui/dialog-icons.ts';
import { refresh } from '../../../ui/icons.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { Empty } from '../../../ui/States.tsx';
import { AttachFiles } from '../../../domain/purchase/AttachFiles.tsx';
import { ConsultationFiles } from './ConsultationFiles.tsx';
import { quantityLimit, totalOf, withoutPrescription } from './draft.ts';
import css from './ItemsStep.module.css';
import { texts } from './texts.ts';
import { firstMissing, type Field } from './required-order-fields.ts';
import type { Shop } from './provider-kinds.ts';
import type { Order } from './use-order-draft.ts';
import type { OrderPurchase } from './use-place-order.ts';

type Props = {
  shop: Shop;
  order: Order;
  purchase: OrderPurchase;
  /** The missing field that stopped the last press of Next. */
  missed: Field | null;
};

/** Step 1: the items, their quantities, and the prescriptions that they need. */
export function ItemsStep({ shop, order, purchase, missed }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { draft, count, untick } = order;
  const { items } = draft;
  const uncovered = withoutPrescription(draft).map(({ name }) => name);
  const onPrescription = items.some(({ rx }) => rx);
  const stillMissed = missed === 'prescription' && firstMissing(draft, 1) === 'prescription';
  return (
    <>
      {purchase.trouble?.kind === 'lost' && (
        <Banner tone="ochre" icon={refresh} role="alert">
          <b>{t.lost}</b> {t.lostNext}
        </Banner>
      )}
      {items.length === 0 && (
        <Empty title={words.missing.items}>
          <p>{t.nothingYet}</p>
        </Empty>
      )}
      <ul className={css.items}>
        {items.map(({ id, name, price, quantity, rx }) => (
          <li key={id}>
            <div className={css.name}>
              <b>{name}</b>
              {rx && <Badge tone="ochre">{t.rx}</Badge>}
            </div>
            <IconButton icon={trash} label={t.remove(name)} onClick={() => untick(id)} />
            <div className={css.amount}>
              {shop.kind === 'pharmacy' && (
                <QuantityStepper
                  label={t.quantityOf(name)}
                  value={quantity}
                  most={quantityLimit}
                  onChange={(changed) => count(id, changed)}
                />
              )}
              <p>
                {quantity > 1 && `${quantity} × ${money(price)} = `}
                <b>{money(price * quantity)}</b>
              </p>
            </div>
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <p className={css.total} role="status">
          <span>{t.total}</span>
          <b>{money(totalOf(items))}</b>
        </p>
      )}
      {uncovered.length > 0 && draft.fileNames.length === 0 && (
        <Banner tone={stillMissed ? 'danger' : 'ochre'}>
          <b>{t.rx}.</b> {t.rxSays(uncovered.join(', '))}
        </Banner>
      )}
      <ConsultationFiles shop={shop} order={order} />
      <AttachFiles label={onPrescription ? t.prescription : t.attachments} attachedFiles={purchase.attachedFiles} />
    </>
  );
}
