import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select, TextInput } from '../../ui/Field.tsx';
import { holdTexts } from './hold-texts.ts';
import { HoldCountdown, useSecondsLeft } from './HoldCountdown.tsx';
import { showToast } from '../../ui/toasts.ts';
import { phone } from '../../ui/icons.ts';
import type { Claim } from './attempt.ts';
import type { CheckoutProps } from './checkout-props.ts';
import { texts } from './texts.ts';
import css from './SandboxCheckout.module.css';

const behaviours = {
  atOnce: {},
  slowly: { delay_ms: 20_000 },
  twice: { repeat: 2 },
  lost: { repeat: 0 },
} as const;
type Behaviour = keyof typeof behaviours;

/**
 * The fake gateway of the demonstration. The person chooses whether the payment succeeds, and whether the gateway
 * reports it at once, late, twice or never.
 */
export default function SandboxCheckout({ intent, method, until, what, of, onAgain, onPaid, onLeft }: CheckoutProps) {
  const t = useTexts(texts);
  const { holdAgain } = useTexts(holdTexts);
  const [paying, setPaying] = useState<{ outcome: 'approve' | 'decline'; late: boolean } | null>(null);
  const [behaviour, setBehaviour] = useState<Behaviour>('atOnce');
  const over = useSecondsLeft(until) === 0;
  // a payment sent before the hold ended is not late, even if the hold ends before the answer arrives
  const late = paying ? paying.late : over;
  const answer = async (outcome: 'approve' | 'decline') => {
    setPaying({ outcome, late });
    try {
      onPaid(await payBySandbox(intent.tx_ref, { method, outcome, ...behaviours[behaviour] }));
    } catch {
      showToast({ message: t.noAnswer, kind: 'error' });
      setPaying(null);
    }
  };
  return (
    <Dialog
      narrow
      title={t.pay(money(intent.amount))}
      subtitle={t.pretended}
      onClose={onLeft}
      foot={
        late ? (
          <>
            <Button variant="outlined" busy={paying !== null && t.paying} onClick={() => void answer('approve')}>
              {t.approveLate}
            </Button>
            <Button className={css.main} disabled={paying !== null} onClick={onAgain}>
              {holdAgain}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="outlined"
              busy={paying?.outcome === 'decline' && t.paying}
              onClick={() => void answer('decline')}
            >
              {t.decline}
            </Button>
            <Button
              className={css.main}
              busy={paying?.outcome === 'approve' && t.paying}
              onClick={() => void answer('approve')}
            >
              {t.approve}
            </Button>
          </>
        )
      }
    >
      <HoldCountdown what={what} of={of} until={until} />
      {late ? (
        <p>{t.tooLate}</p>
      ) : method === 'CARD' ? (
        <div className={css.card}>
          <TextInput label={t.cardNumber} defaultValue="4242 4242 4242 4242" inputMode="numeric" hint={t.anyCard} />
          <TextInput label={t.expires} defaultValue="12 / 30" inputMode="numeric" />
          <TextInput label={t.cvc} defaultValue="123" inputMode="numeric" />
        </div>
      ) : (
        <TextInput
          label={t.phone}
          icon={phone}
          type="tel"
          defaultValue={intent.checkout.customer.phone_number ?? ''}
          hint={t.anyPhone}
        />
      )}
      <Select
        label={t.behaves}
        value={behaviour}
        onChange={(event) => setBehaviour(event.target.value as Behaviour)}
        options={(Object.keys(behaviours) as Behaviour[]).map((value) => ({ value, label: t[value] }))}
      />
      <Button variant="text" onClick={onLeft}>
        {t.leave}
      </Button>
    </Dialog>
  );
}

/** The fake gateway is outside /api, and its reply has no envelope, as with a real gateway. */
async function payBySandbox(txRef: string, order: object): Promise<Claim> {
  const answer = await fetch(`/sandbox/checkout/${encodeURIComponent(txRef)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(order),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}.`);
  return (await answer.json()) as Claim;
}
