import type { Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { texts as statusTexts } from '../../../domain/statuses/texts.ts';
import { StatusChange } from '../../../domain/statuses/StatusChange.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { earliestOf } from '../../../domain/appointments/earliest-status-change.ts';
import type { Change, AccountView } from './account-views.ts';
import { effectsOf } from './status-effects.ts';
import { statuses, type Status } from './filters.ts';
import { texts } from './texts.ts';
import { MissingOutcome } from './MissingOutcome.tsx';

type Props = {
  appointment: Appointment;
  change: Change;
  /** The endpoint of the appointment. The changed appointment replaces the cached reply of this endpoint. */
  read: AccountView['one'];
};

export function StatusControl({ appointment, change, read }: Props) {
  const t = useTexts(texts);
  const words = useTexts(statusTexts);
  const now = useNow();
  const queries = useQueryClient();
  const says = {
    ...words.moves,
    ...words.earnings,
    ...t.effects,
    ...t.earnings[change.earner],
    told: () => (appointment.patient.can_be_told ? words.told : words.nobodyTold),
  };
  const set = async (status: Status, reason?: string) => {
    const params = { id: appointment.id };
    const { data, message } = await call(change.call, { params, body: { status, ...(reason && { reason }) } });
    queries.setQueryData([read, { params }], data);
    void queries.invalidateQueries();
    showToast({ message });
  };
  const options = statuses.map((value) => {
    const time = earliestOf(appointment, value, now);
    const label = t.statuses[value];
    return {
      value,
      label: time ? t.earliest(label, time) : label,
      disabled: time !== undefined && value !== appointment.status,
    };
  });
  return (
    <StatusChange
      status={appointment.status}
      options={options}
      effects={(to) => effectsOf(appointment, to).map((effect) => says[effect](money(appointment.payment.amount_paid)))}
      ask={t.ask}
      reason={{ label: t.toPatient, hint: t.toPatientHint }}
      change={set}
    >
      {(askFor) =>
        appointment.money_rests_until && (
          <MissingOutcome until={new Date(appointment.money_rests_until)} onMissed={() => askFor('MISSED')} />
        )
      }
    </StatusChange>
  );
}
