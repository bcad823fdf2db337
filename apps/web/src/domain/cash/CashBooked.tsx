import type { Receipt } from '@ivuriro/contract';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import css from './cash.module.css';
import { PrintReceipt } from './PrintReceipt.tsx';
import { texts } from './texts.ts';

type Props = { desk: AnyProviderContext; receipt: Receipt; change: number; onClose: () => void };

/** Shown after cash was booked: the change that the desk gives back, and the receipt to print. */
export function CashBooked({ desk, receipt, change, onClose }: Props) {
  const t = useTexts(texts);
  return (
    <Dialog
      narrow
      title={t.booked}
      subtitle={receipt.patient.full_name}
      onClose={onClose}
      foot={<Button onClick={onClose}>{t.done}</Button>}
    >
      <div className={css.booked}>
        <dl className={css.sum}>
          <dt>{change > 0 ? t.change : t.noChange}</dt>
          {change > 0 && <dd className={css.change}>{money(change)}</dd>}
        </dl>
        <p>
          <b>{t.receipt(receipt.number)}</b>
          <PrintReceipt desk={desk} paidId={receipt.reference_id!} number={receipt.number} />
        </p>
      </div>
    </Dialog>
  );
}
