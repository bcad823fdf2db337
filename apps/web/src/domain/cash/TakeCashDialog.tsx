import type { Receipt } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { francsOf, money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Chip, ChipRow } from '../../ui/Chip.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import css from './cash.module.css';
import { CashBooked } from './CashBooked.tsx';
import { likelySums } from './notes.ts';
import { sellsToOrder } from './sells-to-order.ts';
import { texts } from './texts.ts';

export type Payable = { id: string; patient: { full_name: string }; payment: { amount_paid: number } };
type Props = { desk: AnyProviderContext; payable: Payable; onClose: () => void };

/** Books cash. The exact price needs only one press. The change is shown in large type before and after the booking. */
export default function TakeCashDialog({ desk, payable, onClose }: Props) {
  const t = useTexts(texts);
  const due = payable.payment.amount_paid;
  const [typed, setTyped] = useState(String(due));
  const [booked, setBooked] = useState<{ receipt: Receipt; change: number } | null>(null);
  const queries = useQueryClient();
  const { sending, send, wrong } = useFormSubmit();
  const given = francsOf(typed);
  const error = given === null ? t.notAnAmount : given < due ? t.missing(money(due - given)) : wrong.amount;
  const book = () =>
    send(async () => {
      const params = { id: payable.id };
      const key = sellsToOrder(desk) ? 'PUT /order/{id}/payment' : 'PUT /appointment/{id}/payment';
      const { data } = await callAt(desk, key, { params, body: { amount: given! } });
      setBooked(data);
      void queries.invalidateQueries();
    });
  if (booked) return <CashBooked desk={desk} {...booked} onClose={onClose} />;
  return (
    <FormDialog
      narrow
      title={t.title}
      subtitle={payable.patient.full_name}
      words={{ send: t.book, sending: t.booking }}
      sending={sending}
      noValidate
      onSend={() => !error && void book()}
      onClose={onClose}
    >
      <dl className={css.sum}>
        <dt>{t.due}</dt>
        <dd>{money(due)}</dd>
      </dl>
      <TextInput
        label={t.received}
        hint={t.receivedHint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ChipRow label={t.notes}>
        {[due, ...likelySums(due)].map((sum) => (
          <Chip key={sum} pressed={given === sum} onClick={() => setTyped(String(sum))}>
            {sum === due ? t.exact : money(sum)}
          </Chip>
        ))}
      </ChipRow>
      <dl className={css.sum} aria-live="polite">
        <dt>{t.change}</dt>
        <dd className={css.change}>{error ? '–' : money(given! - due)}</dd>
      </dl>
    </FormDialog>
  );
}
