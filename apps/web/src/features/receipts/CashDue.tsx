import type { DueOrder, DueRow } from '@ivuriro/contract';
import { useId, useState } from 'react';
import { sellsToOrder } from '../../domain/cash/sells-to-order.ts';
import { TakeCashButton } from '../../domain/cash/TakeCashButton.tsx';
import type { Payable } from '../../domain/cash/TakeCashDialog.tsx';
import { useTakeCash } from '../../domain/cash/use-take-cash.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { clockOf, type Day, dayOf, shortDate } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { TextBox } from '../../ui/Field.tsx';
import { search } from '../../ui/icons.ts';
import { Empty } from '../../ui/States.tsx';
import css from './receipts.module.css';
import { type Messages, texts } from './texts.ts';

type Props = { desk: AnyProviderContext; day: Day };

/** From this number of open payments on, there is a field to find a patient by name. */
const many = 6;

/**
 * The appointments of the day, or the waiting orders of a laboratory or pharmacy, for which no cash was taken yet, in
 * the order of time.
 */
export function CashDue({ desk, day }: Props) {
  const t = useTexts(texts);
  const heading = useId();
  const [text, setText] = useState('');
  const { takeCash, cashDialog } = useTakeCash(desk);
  const now = useNow();
  const isShop = sellsToOrder(desk);
  const key = isShop ? 'GET /orders_due' : 'GET /cash_due';
  const { data, isError, refetch } = useCallAt(desk, key, { query: { date: day } });
  const due = data?.map((row) =>
    'doctor' in row ? lineOfAppointment(row, desk.kind) : lineOfOrder(row, dayOf(now), t),
  );
  const found = due?.filter((row) => isCalled(row, text));
  return (
    <section aria-labelledby={heading} className={css.part}>
      <h2 id={heading}>
        {t.due} {due && <span>{due.length}</span>}
      </h2>
      {!due && !isError && <ListSkeleton says={t.dueLoading} />}
      {!due && isError && (
        <div className={dashboard.panel}>
          <Failed title={t.dueFailed} says={t.failedSays} onRetry={() => void refetch()} />
        </div>
      )}
      {due?.length === 0 && (
        <div className={dashboard.panel}>
          <Empty title={t.noneDue}>
            <p>{isShop ? t.noOrderDueSays : t.noneDueSays}</p>
          </Empty>
        </div>
      )}
      {due && due.length >= many && (
        <TextBox
          type="search"
          icon={search}
          aria-label={t.find}
          placeholder={t.find}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      {found?.length === 0 && due!.length > 0 && <p className={css.note}>{t.noneFound}</p>}
      {found && found.length > 0 && (
        <ul className={dashboard.panel}>
          {found.map((row) => (
            <li key={row.id} className={css.line}>
              <b className={css.time}>{row.time}</b>
              <span className={css.who}>
                <b>{row.patient.full_name}</b>
                <small>{`${row.patient.user_code} · ${row.says}`}</small>
              </span>
              <b className={css.amount}>{money(row.payment.amount_paid)}</b>
              <TakeCashButton patient={row.patient.full_name} variant="soft" onClick={() => takeCash(row)} />
            </li>
          ))}
        </ul>
      )}
      {cashDialog}
    </section>
  );
}

type Line = Payable & { patient: { user_code: string }; code: string; time: string; says: string | undefined };

const lineOfAppointment = ({ id, patient, payment, ...appointment }: DueRow, kind: string): Line => ({
  id,
  patient,
  payment,
  code: appointment.appointment_id,
  time: displayTime(appointment.start_time),
  says: kind === 'hospital' ? appointment.doctor.name : appointment.hospital?.name,
});

/** The line of an order. For an order of an earlier day it shows the date instead of the time. */
function lineOfOrder({ id, patient, payment, ...order }: DueOrder, today: Day, t: Messages): Line {
  const day = dayOf(new Date(order.created_at));
  const time = day === today ? clockOf(order.created_at) : shortDate(day);
  const says = order.work.state === 'READY' ? t.readyOrder(order.request_id) : order.request_id;
  return { id, patient, payment, code: order.request_id, time, says };
}

const isCalled = ({ patient, code }: Line, text: string): boolean =>
  [patient.full_name, patient.user_code, code].some((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
