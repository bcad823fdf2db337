import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { Payout } from './payout.ts';

const outcomes = ['SENT', 'CONFIRMED', 'FAILED'] as const;

/** Records a payout that the administrator made by hand, at the bank or by phone. */
export function RecordPayoutDialog({ payout, onClose }: { payout: Payout; onClose: () => void }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [status, setStatus] = useState<(typeof outcomes)[number]>(payout.status === 'SENT' ? 'CONFIRMED' : 'SENT');
  const [reference, setReference] = useState(payout.reference ?? '');
  const { sending, send } = useFormSubmit();
  const save = () =>
    send(async () => {
      const reply = await call('PUT /admin/payouts/{id}', {
        params: { id: payout.id },
        body: reference.trim() ? { status, reference } : { status },
      });
      onClose();
      await showChange(reply);
    });
  return (
    <FormDialog
      narrow
      title={t.recordTitle}
      subtitle={`${payout.payee.name} · ${money(payout.amount_paid)}`}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={save}
      onClose={onClose}
    >
      <Segment
        legend={t.outcome}
        name="outcome"
        options={outcomes.map((value) => ({ value, label: t.outcomes[value] }))}
        value={status}
        onChange={(value) => setStatus(outcomes.find((one) => one === value) ?? 'SENT')}
      />
      <TextInput
        label={t.referenceField}
        hint={t.referenceHint}
        value={reference}
        onChange={(event) => setReference(event.target.value)}
        maxLength={80}
        autoComplete="off"
      />
      {status === 'FAILED' && <Banner tone="ochre">{t.failedSays}</Banner>}
    </FormDialog>
  );
}
