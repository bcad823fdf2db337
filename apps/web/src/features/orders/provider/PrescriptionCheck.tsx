import type { DrugOrder } from '@ivuriro/contract';
import { useState } from 'react';
import { texts as statusTexts } from '../../../domain/statuses/texts.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { money } from '../../../lib/language/money.ts';
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { Attachments } from '../../../domain/attachments/Attachments.tsx';
import { effectsOf } from './status-effects.ts';
import { texts } from './texts.ts';
import { OrderPrescription } from './OrderPrescription.tsx';
import css from './PrescriptionCheck.module.css';
import { usePrescriptionChange } from './use-change-order.ts';

/**
 * For an order with prescription-only drugs: the prescription that the patient provided, and the buttons with which the
 * pharmacy accepts or refuses it.
 */
export function PrescriptionCheck({ order }: { order: DrugOrder }) {
  const t = useTexts(texts);
  const words = useTexts(statusTexts);
  const { sending, send } = useFormSubmit();
  const change = usePrescriptionChange(order.id);
  const mayDispense = useMay('drugs.dispense');
  const [reason, setReason] = useState('');
  const { attachments, prescription_code: code, prescription_accepted: accepted } = order;
  const refusal = { ...words.moves, told: () => words.told } as Record<string, (amount: string) => string>;
  return (
    <section className={css.check} aria-label={t.prescription}>
      <header>
        <h3>{t.prescription}</h3>
        {accepted ? (
          <Badge tone="tea">{t.accepted}</Badge>
        ) : (
          <Badge tone="ochre" shape="hollow">
            {t.notLooked}
          </Badge>
        )}
      </header>
      {!accepted && <p>{t.needed}</p>}
      {attachments.length > 0 && (
        <div>
          <p>{t.attached}</p>
          <Attachments addresses={attachments} />
        </div>
      )}
      {code && <OrderPrescription code={code} />}
      {mayDispense &&
        order.status === 'PENDING' &&
        (accepted ? (
          <Button
            variant="text"
            busy={sending && t.restoring}
            onClick={() => void send(() => change({ prescription_accepted: false }, t.wasTakenBack))}
          >
            {t.takeBack}
          </Button>
        ) : (
          <div className={css.acts}>
            <Button
              wide
              busy={sending && t.accepting}
              onClick={() => void send(() => change({ prescription_accepted: true }, t.wasAccepted))}
            >
              {t.accept}
            </Button>
            <ConfirmButton
              label={t.refuse}
              title={t.refuseTitle}
              busy={t.refusing}
              act={() => change({ prescription_accepted: false, status: 'CANCELLED', reason }, t.wasRefused)}
            >
              <p>{t.refuseSays}</p>
              {effectsOf(order, 'CANCELLED').map((effect) => (
                <p key={effect}>{refusal[effect]?.(money(order.payment.amount_paid))}</p>
              ))}
              <Textarea
                {...t.cancelReason}
                maxLength={500}
                rows={2}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </ConfirmButton>
          </div>
        ))}
    </section>
  );
}
