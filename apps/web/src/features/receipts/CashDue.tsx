import type { DueRow } from '@ivuriro/contract';
import { useId, useState } from 'react';
import { TakeCashButton } from '../../domain/cash/TakeCashButton.tsx';
import { useTakeCash } from '../../domain/cash/use-take-cash.tsx';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import type { Day } from '../../lib/language/dates.ts';
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
import { texts } from './texts.ts';

type Props = { desk: AnyProviderContext; day: Day };

/** From this many on a patient is found by name. */
const many = 6;

/** The visits of the day whose cash was not taken yet, by time. */
export function CashDue({ desk, day }: Props) {
  const t = useTexts(texts);
  const heading = useId();
  const [text, setText] = useState('');
  const { takeCash, cashDialog } = useTakeCash(desk);
  const { data: due, isError, refetch } = useCallAt(desk, 'GET /cash_due', { query: { date: day } });
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
            <p>{t.noneDueSays}</p>
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
              <b className={css.time}>{displayTime(row.start_time)}</b>
              <span className={css.who}>
                <b>{row.patient.full_name}</b>
                <small>{`${row.patient.user_code} · ${desk.kind === 'hospital' ? row.doctor.name : row.hospital?.name}`}</small>
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

const isCalled = ({ patient, appointment_id }: DueRow, text: string): boolean =>
  [patient.full_name, patient.user_code, appointment_id].some((name) =>
    name.toLowerCase().includes(text.trim().toLowerCase()),
  );
