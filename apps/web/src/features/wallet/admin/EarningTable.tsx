import type { Kind } from '@ivuriro/contract';
import { Link } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { useWide } from '../../../ui/use-wide.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { texts } from '../texts.ts';
import css from './EarningTable.module.css';

type Row = Api['GET /admin/doctor-transactions']['data']['transactions']['data'][number];
type Props = { kind: Kind; rows: Row[]; to: (id: string) => string };

/** The table of the earnings of each provider; a click anywhere on a row opens the wallet of that provider. */
export function EarningTable({ kind, rows, to }: Props) {
  const t = useTexts(texts);
  const wide = useWide();
  if (!wide) return <Lines kind={kind} rows={rows} to={to} />;
  return (
    <table className={css.table}>
      <caption className="sr">{t.earningDetails}</caption>
      <thead>
        <tr>
          <th scope="col">{t.kinds[kind]}</th>
          {[t.earnedPaid, t.earned, t.waiting, t.paidOut].map((name) => (
            <th key={name} scope="col" className={css.sum}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Who kind={kind} row={row} to={to(row.id)} />
            </td>
            <td className={css.sum}>{money(row.total_amount_paid)}</td>
            <td className={css.sum}>{money(row.earned_amount)}</td>
            <td className={css.sum}>
              <b>{money(row.pending_transaction)}</b>
            </td>
            <td className={css.sum}>{money(row.completed_transaction)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ kind, rows, to }: Props) {
  const t = useTexts(texts);
  return (
    <ul className={css.lines} aria-label={t.earningDetails}>
      {rows.map((row) => (
        <li key={row.id}>
          <Who kind={kind} row={row} to={to(row.id)} />
          <dl>
            <div>
              <dt>{t.waiting}</dt>
              <dd>
                <b>{money(row.pending_transaction)}</b>
              </dd>
            </div>
            <div>
              <dt>{t.earned}</dt>
              <dd>{money(row.earned_amount)}</dd>
            </div>
            <div>
              <dt>{t.paidOut}</dt>
              <dd>{money(row.completed_transaction)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Who({ kind, row, to }: { kind: Kind; row: Row; to: string }) {
  const one = row[kind];
  const picture = kind === 'doctor' ? row.doctor?.picture : row[kind]?.primary_picture;
  return (
    <Link id={`wallet-${row.id}`} to={to} preventScrollReset className={css.who}>
      <Picture picture={picture} seed={row.id} alt="" width={36} />
      <span>
        <b>{one?.name}</b>
        <small>{one?.user_code}</small>
      </span>
    </Link>
  );
}
