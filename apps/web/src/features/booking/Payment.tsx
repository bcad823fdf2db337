import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { Hold } from '../../shared/ui/Hold.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { cash, creditCard } from '../../shared/ui/dialog-icons.ts';
import { phone } from '../../shared/ui/icons.ts';
import { Notice } from '../../shared/ui/Notice.tsx';
import { UploadRow } from '../../shared/ui/Upload.tsx';
import type { Choice } from './choice.ts';
import type { PaymentMethod } from './draft.ts';
import { sharesOf } from './kept-files.ts';
import { messages } from './messages.ts';
import css from './Payment.module.css';
import { longTime } from './times.ts';
import type { Booking } from './use-booking.ts';
import type { Finishing } from './use-finish.ts';

type Props = {
  booking: Booking;
  finishing: Finishing;
  choice: Choice;
  when: string;
  prices: { from: number; to: number };
  /** The server's price, once the time is held. */
  fixed: number | undefined;
};

/** Step 3: what it is, what it costs, what comes back, and how to pay. */
export function Payment({ booking, finishing, choice, when, prices, fixed }: Props) {
  const t = useMessages(messages);
  const { draft, files } = booking;
  const { payment, trouble, held, share } = finishing;
  const { from, to } = fixed === undefined ? prices : { from: fixed, to: fixed };
  const shares =
    share === null
      ? []
      : sharesOf(
          files.map((file) => file.size),
          share,
        );
  const inCash = draft.method === 'CASH';
  return (
    <>
      {trouble?.kind === 'failed' && (
        <Notice tone="danger">
          <b>{t.paymentFailed}.</b> {trouble.says !== t.paymentFailed && `${trouble.says} `}
          {t.failedNext}
        </Notice>
      )}
      {held && <Hold what={when} until={payment.until} onAgain={() => void finishing.start('held')} />}
      <Overview booking={booking} choice={choice} />
      <div className={css.price}>
        <span>{t.price}</span>
        <b>{from === to ? `FRW ${count(from)}` : `FRW ${count(from)} – ${count(to)}`}</b>
        {from !== to && <p>{t.priceRange}</p>}
      </div>
      <fieldset className={css.methods}>
        <legend>{t.method}</legend>
        <Method booking={booking} value="CARD" icon={creditCard} label={t.card} says={t.cardSays} />
        <Method booking={booking} value="MOBILE_MONEY" icon={phone} label={t.mobileMoney} says={t.mobileMoneySays} />
        {draft.type === 'PHYSICAL' && (
          <Method booking={booking} value="CASH" icon={cash} label={t.cash} says={t.cashSays} />
        )}
      </fieldset>
      <Notice>
        <b>{t.refundTitle}.</b> {inCash ? t.refundCash : t.refund} {!inCash && !held && t.holdSays}
      </Notice>
      {share !== null && files.length > 0 && (
        <ul aria-label={t.filesGoing}>
          {files.map((file, at) => (
            <UploadRow
              key={`${file.name}${file.size}`}
              name={file.name}
              size={file.size}
              share={shares[at]}
              onCancel={finishing.stopSending}
            />
          ))}
        </ul>
      )}
    </>
  );
}

type MethodProps = { booking: Booking; value: PaymentMethod; icon: string; label: string; says: string };

function Method({ booking: { draft, change }, value, icon, label, says }: MethodProps) {
  return (
    <label>
      <input type="radio" name="method" checked={draft.method === value} onChange={() => change({ method: value })} />
      <Icon of={icon} />
      <span>
        <b>{label}</b>
        <small>{says}</small>
      </span>
    </label>
  );
}

function Overview({ booking: { draft }, choice }: { booking: Booking; choice: Choice }) {
  const t = useMessages(messages);
  const { slot } = draft;
  const nameIn = (list: { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  const rows: [string, string | undefined][] = [
    [t.what, nameIn(choice.services, draft.service)],
    [t.withWhom, choice.doctors.length > 0 ? (nameIn(choice.doctors, draft.doctor) ?? t.anyDoctor) : choice.name],
    [t.when, slot ? longTime(slot.date, slot.time, slot.end_time) : undefined],
    [t.where, draft.type === 'ONLINE' ? t.videoCall : nameIn(choice.hospitals, draft.hospital)],
  ];
  return (
    <dl className={css.overview}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
