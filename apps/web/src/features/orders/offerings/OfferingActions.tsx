import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { pencil, trash } from '../../../ui/dialog-icons.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { offeringRequests, type Offering } from './offering-kinds.ts';
import { texts } from './texts.ts';
import css from './OfferingActions.module.css';

type Props = { kind: Kind; offering: Offering };

/** A checkbox that marks an offering as in or out of stock. */
export function StockBox({ kind, offering: { id, name, status } }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { send } = useFormSubmit();
  const [question, setQuestion] = useState<boolean | null>(null);
  const mayChange = useMay('offerings.manage');
  const set = async (inStock: boolean) => {
    setQuestion(inStock);
    await send(async () => {
      await showChange(await offeringRequests[kind].change(id, { status: inStock ? 'IN_STOCK' : 'OUT_STOCK' }));
    });
    setQuestion(null);
  };
  return (
    <Checkbox
      label={t.stocks.IN_STOCK}
      aria-label={t.inStock(name)}
      checked={question ?? status === 'IN_STOCK'}
      disabled={!mayChange}
      onChange={(event) => void set(event.target.checked)}
    />
  );
}

/** Buttons to edit an offering, or to remove it after a confirmation. */
export function OfferingActions({ kind, offering: { id, name } }: Props) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const navigate = useNavigate();
  const showChange = useShowChange();
  const [asking, setAsking] = useState(false);
  const mayChange = useMay('offerings.manage');
  const remove = async () => showChange(await offeringRequests[kind].remove(id));
  if (!mayChange) return null;
  return (
    <div className={css.acts}>
      <IconButton
        icon={pencil}
        label={t.edit(name)}
        onClick={() => void navigate(to(`edit-${id}`), { preventScrollReset: true })}
      />
      <IconButton icon={trash} label={t.remove(name)} onClick={() => setAsking(true)} />
      {asking && (
        <Confirmation title={t.removeTitle} busy={t.removing} act={remove} onClose={() => setAsking(false)}>
          <p>{t.removeSays(name)}</p>
        </Confirmation>
      )}
    </div>
  );
}
