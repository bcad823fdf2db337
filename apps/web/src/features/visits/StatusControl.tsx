import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { messages as deskMessages } from '../../shared/desk/messages.ts';
import { StatusSelect } from '../../shared/desk/StatusSelect.tsx';
import { useMessages } from '../../shared/i18n/messages.ts';
import { money } from '../../shared/i18n/money.ts';
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

type Props = {
  visit: Appointment;
  change: Change;
  /** The call that has read the visit, whose reply the new one replaces. */
  read: Desk['one'];
};

/** Any status may follow any other. What moves money or time is said and asked before. */
export function StatusControl({ visit, change, read }: Props) {
  const t = useMessages(messages);
  const words = useMessages(deskMessages);
  const now = useNow();
  const queries = useQueryClient();
  const says = {
    ...words.moves,
    ...t.effects,
    ...words.earnings,
    ...t.earnings[change.earner],
    told: () => words.told,
  };
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
      <StatusSelect
        status={visit.status}
        sending={sending}
        onChoose={choose}
        options={statuses.map((value) => {
          const time = earliestOf(visit, value, now);
          const label = t.statuses[value];
          return {
            value,
            label: time ? t.earliest(label, time) : label,
            disabled: time !== undefined && value !== visit.status,
          };
        })}
      />
      {visit.money_rests_until && (
        <Unclosed until={new Date(visit.money_rests_until)} onMissed={() => setAsked('MISSED')} />
      )}
      {asked && (
        <Question
          title={t.ask[asked]}
          yes={words.yes}
          no={words.no}
          busy={sending && words.changing}
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
