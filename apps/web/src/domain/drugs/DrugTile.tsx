import type { ReactNode } from 'react';
import type { DrugOffering } from '@ivuriro/contract';
import { excerptOf } from '../../lib/text/excerpt.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { isSoldOnline, needsPrescription } from './supply.ts';
import { Badge } from '../../ui/Badge.tsx';
import { pill } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './DrugTile.module.css';
import { texts } from './texts.ts';

type Props = {
  drug: DrugOffering['drug'];
  price: number;
  out: boolean;
  /** Buttons for the drug. */
  children: ReactNode;
};

/** A drug in a list of a dashboard, with its price and whether it needs a prescription or is not sold online. */
export function DrugTile({ drug, price, out, children }: Props) {
  const t = useTexts(texts);
  return (
    <article className={css.card} data-out={out ? '' : undefined}>
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
      <div className={css.foot}>{children}</div>
    </article>
  );
}
