import type { Appointment } from '@ivuriro/contract';
import { Link } from 'react-router';
import { shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import css from './AppointmentDetails.module.css';
import { texts } from './texts.ts';

/** The reason why an appointment counts as missed, and whether its money is refunded. */
export function MissedBanner({ appointment: { status, money_rests_until, payment } }: { appointment: Appointment }) {
  const t = useTexts(texts);
  if (status !== 'MISSED' || payment.amount_refunded > 0) return null;
  const until = money_rests_until && new Date(money_rests_until);
  const inCash = payment.payment_method === 'CASH';
  return (
    <Banner tone="ochre">
      {until ? (
        <>
          {t.unclosed} {!inCash && t.unclosedMoney(shortInstant(until))}
        </>
      ) : (
        <>
          {t.didNotCome} {!inCash && t.notPaidBack}
        </>
      )}{' '}
      <Link to="/contact" className={css.link}>
        {t.writeToUs}
      </Link>
    </Banner>
  );
}
