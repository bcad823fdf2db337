import type { BasketAnswers, SoldLine } from '@ivuriro/contract';
import { Link } from 'react-router';
import { Distance } from '../../../domain/near/Distance.tsx';
import { areaOf } from '../../../domain/places/place.ts';
import { money } from '../../../lib/language/money.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { offeringsPathOf, placeOf } from '../buy/provider-kinds.ts';
import css from './AnswerCard.module.css';
import { fillOrder } from './fill-order.ts';
import { texts } from './texts.ts';

type Answer = BasketAnswers['answers'][number];
type Part = Answer['parts'][number];
type Props = { answer: Answer; nameOf: (drug: string) => string; first: boolean };

/**
 * One search result: a pharmacy, or two pharmacies that have everything together. It shows the price at each pharmacy,
 * with a link to order there.
 */
export function AnswerCard({ answer: { parts, total, missing }, nameOf, first }: Props) {
  const t = useTexts(texts);
  return (
    <Card className={css.card}>
      {parts.length > 1 && (
        <p className={css.together}>
          {t.together} <b>{money(total)}</b>
        </p>
      )}
      {parts.map((part) => (
        <AtPharmacy key={part.pharmacy.id} part={part} nameOf={nameOf} open={first} main={first} />
      ))}
      {missing.length > 0 && (
        <p className={css.missing}>
          <b>{t.missing}</b> {missing.map(nameOf).join('; ')}
        </p>
      )}
    </Card>
  );
}

type PartProps = { part: Part; nameOf: Props['nameOf']; open: boolean; main: boolean };

function AtPharmacy({ part: { pharmacy, lines, total }, nameOf, open, main }: PartProps) {
  const t = useTexts(texts);
  const shop = { kind: 'pharmacy', id: pharmacy.id } as const;
  const canOrder = lines.some((line) => line.is_orderable);
  const replaced = lines.filter((line) => line.is_substitute).length;
  return (
    <article className={css.part}>
      <Picture picture={pharmacy.picture} seed={pharmacy.id} alt="" width={72} height={58} />
      <div className={css.what}>
        <h3>
          <Link to={placeOf(shop)}>{pharmacy.name}</Link>
        </h3>
        <p>
          {areaOf(pharmacy)}
          <Distance distance={pharmacy.distance} />
        </p>
      </div>
      <p className={css.total}>
        <span className="sr">{t.total}: </span>
        {money(total)}
      </p>
      <p className={css.marks}>
        {replaced > 0 && <Badge tone="kivu">{t.replaced(replaced)}</Badge>}
        {lines.some((line) => line.is_old) && (
          <Badge tone="ochre" shape="half">
            {t.someOld}
          </Badge>
        )}
      </p>
      <details className={css.details} open={open}>
        <summary>{t.medicines(lines.length)}</summary>
        <ul>
          {lines.map((line) => (
            <Sold key={line.drug_id} line={line} wanted={nameOf(line.drug_id)} />
          ))}
        </ul>
      </details>
      {canOrder ? (
        <LinkButton
          to={offeringsPathOf(shop)}
          variant={main ? 'filled' : 'outlined'}
          onClick={() => fillOrder(pharmacy.id, lines)}
        >
          {t.order}
          <span className="sr"> {t.orderAt(pharmacy.name)}</span>
        </LinkButton>
      ) : (
        <p className={css.counter}>{t.onlyThere}</p>
      )}
    </article>
  );
}

function Sold({ line, wanted }: { line: SoldLine; wanted: string }) {
  const t = useTexts(texts);
  const { drug, is_substitute, quantity, price, total, needs_prescription, is_orderable, is_old } = line;
  return (
    <li>
      <span>
        {drug.name}
        {is_substitute && <small>{t.insteadOf(wanted)}</small>}
        {quantity > 1 && <small>{`${quantity} × ${money(price)}`}</small>}
        {needs_prescription && <small>{t.rx}</small>}
        {!is_orderable && <small>{t.atTheCounter}</small>}
        {is_old && <small>{t.old}</small>}
      </span>
      <b>{money(total)}</b>
    </li>
  );
}
