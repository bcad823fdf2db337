import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ComparedRecord } from '@ivuriro/contract';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { call } from '../../../lib/api/call.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { count } from '../../../lib/language/money.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Question } from '../../../ui/Question.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { shownPhone } from '@ivuriro/contract/shown-phone';
import { MERGES } from '../admin/paths.ts';
import css from './merges.module.css';
import { type Messages, texts } from './texts.ts';

type Records = readonly [ComparedRecord, ComparedRecord];

/**
 * The facts that show whether two records belong to one person. A row with `same` is marked if the two records differ
 * in it.
 */
const rows = (t: Messages): { label: string; text: (one: ComparedRecord) => string; same?: true }[] => [
  { label: t.code, text: ({ user_code }) => user_code },
  { label: t.born, text: ({ birth_date }) => bornText(birth_date) ?? t.nothing, same: true },
  { label: t.phone, text: ({ phone }) => (phone ? shownPhone(phone) : t.nothing), same: true },
  { label: t.email, text: ({ email }) => email ?? t.nothing },
  { label: t.madeBy, text: ({ made_by }) => made_by ?? t.signedUp },
  { label: t.since, text: ({ created_at }) => plainDate(new Date(created_at)) },
  { label: t.members, text: ({ members }) => t.membersCount(members) },
  { label: t.appointments, text: ({ appointments }) => count(appointments) },
  { label: t.orders, text: ({ orders }) => count(orders) },
];
const bornText = (born: string | null) => (born && born.length > 4 ? plainDate(born) : born);

/** Two records side by side, and the choice of the record that remains. */
export function Comparison({ records }: { records: Records }) {
  const t = useTexts(texts);
  const [kept, setKept] = useState(suggested(records));
  const [asking, setAsking] = useState(false);
  const [one, other] = records;
  return (
    <>
      <table className={css.compared}>
        <caption>{t.records}</caption>
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{one.full_name}</th>
            <th scope="col">{other.full_name}</th>
          </tr>
        </thead>
        <tbody>
          {rows(t).map(({ label, text, same }) => (
            <tr key={label}>
              <th scope="row">
                {label} {same && text(one) !== text(other) && <Badge tone="ochre">{t.differs}</Badge>}
              </th>
              <td>{text(one)}</td>
              <td>{text(other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className={css.choice}>
        <legend>{t.which}</legend>
        {records.map(({ id, full_name, user_code }) => (
          <label key={id}>
            <input type="radio" name="kept" checked={kept === id} onChange={() => setKept(id)} />
            <span>{t.remains(full_name, user_code)}</span>
          </label>
        ))}
      </fieldset>
      <div>
        <Button onClick={() => setAsking(true)}>{t.merge}</Button>
      </div>
      {asking && (
        <MergeQuestion
          into={records.find(({ id }) => id === kept)!}
          from={records.find(({ id }) => id !== kept)!}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The record that is preselected to remain: the one for which somebody signs in, or else the older one. */
function suggested([one, other]: Records): string {
  if (one.members > 0 !== other.members > 0) return one.members > 0 ? one.id : other.id;
  return one.created_at <= other.created_at ? one.id : other.id;
}

type Merging = { from: ComparedRecord; into: ComparedRecord; onClose: () => void };
function MergeQuestion({ from, into, onClose }: Merging) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const showChange = useShowChange();
  const { sending, send, asking } = useConfirmPassword();
  const named = ({ full_name, user_code }: ComparedRecord) => `${full_name} (${user_code})`;
  const merge = () =>
    send(async (password) => {
      const reply = await call('POST /admin/patients/merge', {
        body: { from_id: from.id, into_id: into.id, ...(password ? { password } : {}) },
      });
      onClose();
      await navigate(MERGES);
      await showChange(reply);
    });
  return (
    <>
      <Question
        title={t.sureTitle}
        yes={t.merge}
        no={t.keep}
        busy={sending && t.merging}
        onYes={() => void merge()}
        onNo={onClose}
      >
        <p>{t.sure(named(from), named(into))}</p>
      </Question>
      {asking}
    </>
  );
}
