import type { Appointment } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { clockOf, dayOf, fullDay, shortDate } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { displayTime } from '../../shared/i18n/times.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Question } from '../../shared/ui/Question.tsx';
import { useSending } from '../../shared/use-sending.ts';
import { messages, type Messages } from './messages.ts';
import { refundOf } from './refund.ts';

type Props = { visit: Appointment; now: Date; onCancelled: (visit: Appointment) => void };

/** What comes back stands beside the button, and again in the question. */
export function Cancellation({ visit, now, onCancelled }: Props) {
  const t = useMessages(messages);
  const [asking, setAsking] = useState(false);
  const { sending, send } = useSending();
  const rule = refundWords(visit, now, t);
  const cancel = () =>
    send(async () => {
      const { data, message } = await call('POST /patient/appointment/status/{id}', {
        params: { id: visit.id },
        body: { status: 'CANCELLED' },
      });
      setAsking(false);
      notify({ message });
      onCancelled(data);
    });
  return (
    <>
      <Notice tone="ochre">{rule}</Notice>
      <Button variant="outlined" wide onClick={() => setAsking(true)}>
        {t.cancel}
      </Button>
      {asking && (
        <Question
          title={t.cancelTitle}
          yes={t.yes}
          no={t.no}
          busy={sending && t.cancelling}
          onYes={() => void cancel()}
          onNo={() => setAsking(false)}
        >
          <p>{t.cancelSays(`${fullDay(visit.assigned_date)}, ${displayTime(visit.start_time)}`)}</p>
          <p>{rule}</p>
        </Question>
      )}
    </>
  );
}

function refundWords(visit: Appointment, now: Date, t: Messages): string {
  const { amount_paid, payment_status } = visit.payment;
  if (payment_status !== 'SUCCESSFUL') return t.nothingPaid;
  const { amount, until, later } = refundOf(visit, now);
  if (until) {
    const limit = `${shortDate(dayOf(until))}, ${clockOf(until)}`;
    return [t.untilThen(limit, money(amount)), t.afterwards(money(later))].join(' ');
  }
  if (amount === 0) return t.backNothing;
  return amount === amount_paid ? t.backAll(money(amount)) : t.backPart(money(amount), money(amount_paid));
}
