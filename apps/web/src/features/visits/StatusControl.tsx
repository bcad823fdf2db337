import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
import { StatusBadge } from '../../shared/ui/Badge.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { chevronDown } from '../../shared/ui/icons.ts';
import { notify } from '../../shared/ui/notices.ts';
import { Question } from '../../shared/ui/Question.tsx';
import { useNow } from '../../shared/use-now.ts';
import { useSending } from '../../shared/use-sending.ts';
import { earliestOf } from '../../shared/visit/earliest.ts';
import type { Change, Desk } from './desks.ts';
import { effectsOf } from './effects.ts';
import { Unclosed } from './Unclosed.tsx';
import { statuses, type Status } from './filters.ts';
import { messages } from './messages.ts';
import css from './StatusControl.module.css';

type Props = {
  visit: Appointment;
  change: Change;
  /** The call that has read the visit, whose reply the new one replaces. */
  read: Desk['one'];
};

/** Any status may follow any other. What moves money or time is said and asked before. */
export function StatusControl({ visit, change, read }: Props) {
  const t = useMessages(messages);
  const id = useId();
  const now = useNow();
  const queries = useQueryClient();
  const says = { ...t.effects, ...t.earnings[change.earner] };
  const { sending, send } = useSending();
  const [asked, setAsked] = useState<Status | null>(null);

  const set = (status: Status) =>
    send(async () => {
      const params = { id: visit.id };
      const { data } = await call(change.call, { params, body: { status } });
      setAsked(null);
      queries.setQueryData([read, { params }], data);
      void queries.invalidateQueries();
      notify({ message: t.changed });
    });
  const choose = (status: Status) => {
    if (effectsOf(visit, status).length > 0) setAsked(status);
    else void set(status);
  };
  return (
    <div>
      <label htmlFor={id} className={css.label}>
        {t.status}
      </label>
      {/* The device's own list, with the badge of the status in its frame. */}
      <span className={css.control} aria-busy={sending}>
        <StatusBadge status={visit.status} />
        <Icon of={chevronDown} />
        <select
          id={id}
          value={visit.status}
          disabled={sending}
          onChange={(event) => choose(event.target.value as Status)}
        >
          {statuses.map((status) => {
            const time = earliestOf(visit, status, now);
            return (
              <option key={status} value={status} disabled={time !== undefined && status !== visit.status}>
                {time ? t.earliest(t.statuses[status], time) : t.statuses[status]}
              </option>
            );
          })}
        </select>
      </span>
      {visit.money_rests_until && (
        <Unclosed until={new Date(visit.money_rests_until)} onMissed={() => setAsked('MISSED')} />
      )}
      {asked && (
        <Question
          title={t.ask[asked]}
          yes={t.yes}
          no={t.no}
          busy={sending && t.changing}
          mild={asked !== 'CANCELLED'}
          onYes={() => void set(asked)}
          onNo={() => setAsked(null)}
        >
          {effectsOf(visit, asked).map((effect) => (
            <p key={effect}>{says[effect](money(visit.payment.amount_paid))}</p>
          ))}
        </Question>
      )}
    </div>
  );
}
