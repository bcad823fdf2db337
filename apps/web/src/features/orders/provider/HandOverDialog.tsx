import { useState } from 'react';
import { texts as statusTexts } from '../../../domain/statuses/texts.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { PinInput } from '../../../ui/PinInput.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { effectsOf } from './status-effects.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { type Step, useWork } from './use-change-order.ts';

type Props = { shop: Shop; order: Order; onClose: () => void };

/**
 * The dialog that hands an order over. The member types the patient's code, which is sent with its last digit, or
 * enters a reason why there is no code.
 */
export default function HandOverDialog({ shop, order, onClose }: Props) {
  const t = useTexts(texts);
  const words = useTexts(statusTexts);
  const work = useWork(shop, order.id);
  const mayDoWithout = useMay(shop.withoutCode);
  const { sending, send, wrong } = useFormSubmit();
  const [code, setCode] = useState('');
  const [reason, setReason] = useState<string | null>(null);
  const [wanting, setWanting] = useState(false);
  const says: Record<string, (amount: string) => string> = { ...words.earnings, ...t.effects };
  const handOver = async (by: Omit<Step, 'state'>) => {
    await send(async () => {
      await work({ state: 'HANDED_OVER', ...by }, t.stepped.HANDED_OVER);
      onClose();
    });
    // after a wrong code the field is emptied, so that the code can be typed again
    setCode('');
  };
  const submit = () => {
    if (reason === null ? code.length < 6 : !reason.trim()) return setWanting(true);
    return handOver(reason === null ? { code } : { without_code: reason });
  };
  return (
    <FormDialog
      narrow
      noValidate
      title={t.handOver}
      subtitle={`${order.patient.full_name} · ${order.request_id}`}
      words={{ send: t.steps.HANDED_OVER, sending: t.handingOver }}
      sending={sending}
      onSend={submit}
      onClose={onClose}
    >
      {effectsOf(order, 'COMPLETED').map((effect) => {
        const sentence = says[effect]?.(money(order.payment.amount_paid));
        return sentence && <p key={effect}>{sentence}</p>;
      })}
      {reason === null ? (
        <PinInput
          label={t.pickupCode}
          hint={t.pickupCodeHint}
          value={code}
          error={wrong.code ?? (wanting && code.length < 6 ? t.needCode : undefined)}
          autoComplete="one-time-code"
          onPin={(digits) => {
            setCode(digits);
            if (digits.length === 6) void handOver({ code: digits });
          }}
        />
      ) : (
        <Textarea
          label={t.why}
          hint={t.whyHint}
          maxLength={200}
          rows={2}
          value={reason}
          error={wanting && !reason.trim() ? t.needReason : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      {mayDoWithout && (
        <Button variant="text" onClick={() => setReason(reason === null ? '' : null)}>
          {reason === null ? t.noCode : t.withCode}
        </Button>
      )}
    </FormDialog>
  );
}
