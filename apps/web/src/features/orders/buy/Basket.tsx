import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { close } from '../../../ui/icons.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useRequirePatient } from '../../../domain/purchase/use-require-patient.ts';
import css from './Basket.module.css';
import { totalOf } from './draft.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { useOrderDraft } from './use-order-draft.ts';

/**
 * The summary of the selected items of all pages: their number, their total, and the button that begins the order. On a
 * phone it is a bar at the bottom.
 */
export function Basket({ shop }: { shop: Shop }) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const { draft, change, untick } = useOrderDraft(shop);
  const { items } = draft;
  const account = useAccount();
  const navigate = useNavigate();
  const to = useDialogTo();
  const askForPatient = useRequirePatient();
  const order = () => {
    if (items.length === 0) return showToast({ message: words.missing.items, kind: 'warning' });
    change({ step: 1 });
    if (account?.account_type !== 'patient') return askForPatient('order', words.loginFirst);
    void navigate(to('order'), { preventScrollReset: true });
  };
  return (
    <section className={css.basket} aria-label={t.yourOrder}>
      <h2>{t.yourOrder}</h2>
      {items.length === 0 && <p className={css.nothing}>{t.nothingYet}</p>}
      <ul>
        {items.map(({ id, name, price, quantity }) => (
          <li key={id}>
            <span>
              {name}
              <small>{quantity > 1 ? `${quantity} × ${money(price)}` : money(price)}</small>
            </span>
            <IconButton icon={close} label={t.remove(name)} onClick={() => untick(id)} />
          </li>
        ))}
      </ul>
      <p className={css.total} role="status">
        <span>{t.selected(items.length)}</span>
        <b>
          <span className="sr">{t.total}: </span>
          {money(totalOf(items))}
        </b>
      </p>
      <Button onClick={order}>{words.orderSelected}</Button>
    </section>
  );
}
