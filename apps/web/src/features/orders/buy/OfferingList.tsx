import { useEffect, useEffectEvent, useState } from 'react';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { quantityLimit } from './draft.ts';
import { texts } from './texts.ts';
import { itemOf, type Offering } from './offerings.ts';
import { OfferingDialog } from './OfferingDialog.tsx';
import css from './OfferingList.module.css';
import type { Shop } from './provider-kinds.ts';
import { useOrderDraft, type Order } from './use-order-draft.ts';

/**
 * The offerings of a laboratory or pharmacy, with checkboxes. The selection is stored in the browser, so the checkboxes
 * need JavaScript.
 */
export function OfferingList({ shop, offerings }: { shop: Shop; offerings: Offering[] }) {
  const order = useOrderDraft(shop);
  const [shown, setShown] = useState<Offering | null>(null);
  useFreshItems(order, offerings);
  return (
    <>
      <Card flush>
        <ul className={css.offerings}>
          {offerings.map((offering) => (
            <Row
              key={offering.id}
              offering={offering}
              order={order}
              counted={shop.kind === 'pharmacy'}
              onDetails={setShown}
            />
          ))}
        </ul>
      </Card>
      {shown && <OfferingDialog offering={shown} onClose={() => setShown(null)} />}
    </>
  );
}

type RowProps = { offering: Offering; order: Order; counted: boolean; onDetails: (offering: Offering) => void };

function Row({ offering, order, counted, onDetails }: RowProps) {
  const t = useTexts(texts);
  const inBrowser = useInBrowser();
  const { id, name, about, excerpt, price, rx, hindrance } = offering;
  const item = order.draft.items.find((one) => one.id === id);
  return (
    <li className={css.offer}>
      <Checkbox
        checked={item !== undefined}
        // an item that went out of stock after it was ticked can still be unticked
        disabled={!inBrowser || (hindrance !== null && !item)}
        onChange={() => (item ? order.untick(id) : order.tick(itemOf(offering)))}
        label={
          <>
            <b>{name}</b>
            {about && <small>{about}</small>}
          </>
        }
      />
      <div className={css.side}>
        <b>{money(price)}</b>
        <Button variant="text" size="sm" aria-label={t.detailsOf(name)} onClick={() => onDetails(offering)}>
          {t.details}
        </Button>
      </div>
      {(rx || hindrance || excerpt || (counted && item)) && (
        <div className={css.more}>
          {excerpt && <p className={css.excerpt}>{excerpt}</p>}
          {hindrance && (
            <Badge tone="stone" shape="bar">
              {t.hindrances[hindrance]}
            </Badge>
          )}
          {rx && <Badge tone="ochre">{t.rx}</Badge>}
          {counted && item && (
            <QuantityStepper
              label={t.quantityOf(name)}
              value={item.quantity}
              most={quantityLimit}
              onChange={(quantity) => order.count(id, quantity)}
            />
          )}
        </div>
      )}
    </li>
  );
}

/** Updates the ticked items of the draft from the loaded offerings, for example when a price has changed. */
function useFreshItems({ draft, change }: Order, offerings: Offering[]) {
  const items = draft.items.map((item) => {
    const offering = offerings.find((one) => one.id === item.id);
    return offering ? { ...itemOf(offering), quantity: item.quantity } : item;
  });
  const fresh = JSON.stringify(items);
  const stale = fresh !== JSON.stringify(draft.items);
  const renew = useEffectEvent(() => change({ items }));
  useEffect(() => {
    if (stale) renew();
  }, [stale, fresh]);
}
