import type { DrugOrder } from '@ivuriro/contract';
import { texts as deskTexts } from '../../shared/desk/texts.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { money } from '../../shared/i18n/money.ts';
import { AskFirst } from '../../shared/ui/AskFirst.tsx';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { Attachments } from '../../shared/visit/Attachments.tsx';
import { effectsOf } from './effects.ts';
import { texts } from './texts.ts';
import { NamedPrescription } from './NamedPrescription.tsx';
import css from './PrescriptionCheck.module.css';
import { usePrescriptionChange } from './use-change.ts';

/** An order of something that is sold on prescription: what the patient has shown, and what the pharmacy says to it. */
export function PrescriptionCheck({ order }: { order: DrugOrder }) {
  const t = useTexts(texts);
  const words = useTexts(deskTexts);
  const { sending, send } = useSending();
  const change = usePrescriptionChange(order.id);
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
      {code && <NamedPrescription code={code} />}
      {order.status === 'PENDING' &&
        (accepted ? (
          <Button
            variant="text"
            busy={sending && t.takingBack}
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
            <AskFirst
              label={t.refuse}
              title={t.refuseTitle}
              busy={t.refusing}
              act={() => change({ prescription_accepted: false, status: 'CANCELLED' }, t.wasRefused)}
            >
              <p>{t.refuseSays}</p>
              {effectsOf(order, 'CANCELLED').map((effect) => (
                <p key={effect}>{refusal[effect]?.(money(order.payment.amount_paid))}</p>
              ))}
            </AskFirst>
          </div>
        ))}
    </section>
  );
}
