import { Link, useLocation } from 'react-router';
import type { Api } from '../../lib/api/contract.ts';
import { dayOf, plainDate } from '../../lib/language/dates.ts';
import { useWide } from '../../ui/use-wide.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { money } from '../../lib/language/money.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { texts, type Messages, type Voice } from './texts.ts';
import css from './Transactions.module.css';

type Everybodys = Api['GET /admin/admin-transactions']['data']['transactions']['data'][number];
/** A row of the list. In the administrator's list, a row also has the provider and any overpaid amount. */
type Row = Api['GET /doctor/transactions']['data']['transactions']['data'][number] &
  Partial<Pick<Everybodys, 'provider' | 'surplus'>>;
type Props = {
  rows: Row[];
  voice: Voice;
  /**
   * Whether to show a list instead of the table even on a wide screen, for example in a dialog, which has no room for a
   * table.
   */
  narrow?: boolean;
};

export function Transactions(props: Props) {
  const wide = useWide(ofMany(props.rows) ? '80em' : '75em');
  return wide && !props.narrow ? <Table {...props} /> : <Lines {...props} />;
}

const ofMany = (rows: Row[]) => rows.some((row) => row.provider);
const yoursOf = (row: Row) => row.amount_paid - row.ivuriro_revenue;

function Table({ rows, voice }: Props) {
  const t = useTexts(texts);
  return (
    <table className={css.table}>
      <caption className="sr">{t.transactions}</caption>
      <thead>
        <tr>
          <th scope="col">{t.patient}</th>
          {ofMany(rows) && <th scope="col">{t.provider}</th>}
          <th scope="col" className={css.sum}>
            {t.amount}
          </th>
          <th scope="col" className={css.sum}>
            {t.share}
          </th>
          <th scope="col" className={css.sum}>
            {t.yours[voice]}
          </th>
          <th scope="col">{t.method}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.date}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <Who row={row} voice={voice} />
            </td>
            {row.provider && <td>{row.provider.name}</td>}
            <td className={css.sum}>
              {money(row.amount_paid)}
              <Surplus row={row} />
              <Refunded row={row} />
            </td>
            <td className={css.sum}>{money(row.ivuriro_revenue)}</td>
            <td className={css.sum}>
              <b>{money(yoursOf(row))}</b>
            </td>
            <td>{methodOf(row, t)}</td>
            <td>
              <PaymentBadge status={row.payment_status} />
            </td>
            <td>
              <time dateTime={row.created_at}>{plainDate(dayOf(row.created_at))}</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ rows, voice }: Props) {
  const t = useTexts(texts);
  return (
    <ul className={css.lines} aria-label={t.transactions}>
      {rows.map((row) => (
        <li key={row.id}>
          <Who row={row} voice={voice} />
          <b className={css.sum}>{money(yoursOf(row))}</b>
          <p className={css.state}>
            {row.provider && <span>{row.provider.name}</span>}
            <PaymentBadge status={row.payment_status} />
            <span>{`${methodOf(row, t)} · ${plainDate(dayOf(row.created_at))}`}</span>
            <span>{`${t.amount} ${money(row.amount_paid)} · ${t.share} ${money(row.ivuriro_revenue)}`}</span>
            <Surplus row={row} />
            <Refunded row={row} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The path of the paid appointment or order, in the dashboard to which `pathname` belongs. */
const boughtAt = (pathname: string, { purpose, reference_id }: Row): string =>
  pathname.replace(
    /wallet.*$/,
    purpose === 'appointment' ? `appointments/all/${reference_id}` : `orders/${reference_id}`,
  );

function Who({ row, voice }: { row: Row; voice: Voice }) {
  const t = useTexts(texts);
  const { pathname } = useLocation();
  const { patient } = row;
  const mayOpen = useMay(row.purpose === 'appointment' ? 'agenda.read' : 'orders.work');
  return (
    <div className={css.who}>
      <Picture picture={patient.picture} seed={patient.id} alt="" width={36} />
      <p>
        <b>{patient.full_name}</b>
        <small>{patient.user_code}</small>
        {voice === 'own' && mayOpen && row.reference_id && (
          <Link to={boughtAt(pathname, row)}>{t.seeBought[row.purpose]}</Link>
        )}
      </p>
    </div>
  );
}

function Surplus({ row: { surplus } }: { row: Row }) {
  const t = useTexts(texts);
  return surplus ? <small>{t.surplus(money(surplus))}</small> : null;
}

function Refunded({ row: { amount_refunded } }: { row: Row }) {
  const t = useTexts(texts);
  return amount_refunded ? <small>{t.refundedAmount(money(amount_refunded))}</small> : null;
}

const methodOf = (row: Row, t: Messages) => t.methods[row.payment_method] ?? row.payment_method;

/**
 * The status of a payment. Every listed payment was paid, so any other status means that the money was or will be
 * refunded.
 */
function PaymentBadge({ status }: { status: string }) {
  const t = useTexts(texts);
  if (status === 'SUCCESSFUL') return <Badge tone="tea">{t.paidStatus}</Badge>;
  if (status === 'REFUND_PENDING') {
    return (
      <Badge tone="ochre" shape="half">
        {t.refundPending}
      </Badge>
    );
  }
  return <Badge shape="bar">{status === 'REFUNDED' ? t.refunded : t.takenBack}</Badge>;
}
