import type { DuePage } from '@ivuriro/contract/payment-links';
import { useState } from 'react';
import { Checkout } from '../../domain/payment/Checkout.tsx';
import type { ApiError } from '../../lib/api/envelope.ts';
import { fullDay, inKigali } from '../../lib/language/dates.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { check } from '../../ui/icons.ts';
import { LinkPage } from '../../ui/LinkPage.tsx';
import frame from '../../ui/LinkPage.module.css';
import { RadioList } from '../../ui/RadioList.tsx';
import type { Route } from './+types/pay.page';
import { texts } from './texts.ts';
import { type OnlineMethod, usePaymentLink } from './use-payment-link.ts';

const methods: OnlineMethod[] = ['MOBILE_MONEY', 'CARD'];

export const meta = () => [
  { title: `${texts.en.meta} · Ivuriro` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * The page of a payment link, on which a patient pays for an appointment that a desk booked. The appointment is read in
 * the browser, so that the server renders and caches nothing about it.
 */
export default function PayPage({ params: { secret } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const link = usePaymentLink(secret);
  const { due, error, refusal, retry } = link;
  return (
    <LinkPage error={error} onRetry={retry} words={t} why={isLost(refusal) ? t.wentBack : undefined}>
      {due && <Due due={due} link={link} />}
    </LinkPage>
  );
}

/** Whether money has arrived although nothing was due any more, so that it is refunded. */
const isLost = (refusal: ApiError | null) => refusal?.code === 'booking_lost';

function Due({ due, link }: { due: DuePage; link: ReturnType<typeof usePaymentLink> }) {
  const t = useTexts(texts);
  const [method, setMethod] = useState<OnlineMethod>('MOBILE_MONEY');
  const { checkout, refusal, busy, open, leave, paid } = link;
  const sum = money(due.amount);
  const when = inKigali(`${fullDay(due.assigned_date)}, ${displayTime(due.start_time)}`);
  const begin = (by: OnlineMethod) => {
    setMethod(by);
    return open(by);
  };
  return (
    <>
      <div className={frame.part}>
        <h1>{due.status === 'PAID' ? t.paid : t.title}</h1>
        <p className={frame.big}>{when}</p>
        <p>
          {t.with(due.doctor.name)}
          <br />
          {due.hospital ? t.at(due.hospital.name) : t.video}
        </p>
      </div>
      {due.status === 'PAID' ? (
        <Banner tone="tea" icon={check} role="status">
          {t.paidSays(sum)}
        </Banner>
      ) : due.status === 'VERIFYING' ? (
        <Banner role="status">{t.verifying}</Banner>
      ) : (
        <form
          className={frame.part}
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = new FormData(event.currentTarget).get('method');
            void begin(methods.find((one) => one === chosen)!);
          }}
        >
          <RadioList
            legend={t.method}
            name="method"
            options={methods.map((value) => ({ value, label: t.methods[value] }))}
            defaultValue={method}
          />
          {refusal && (
            <p role="alert" className={frame.refused}>
              {refusal.code === 'payment_failed' ? t.notPaid : refusal.message}
            </p>
          )}
          <Button type="submit" wide size="lg" busy={busy && t.opening}>
            {t.pay(sum)}
          </Button>
          <p className={frame.quiet}>{t.orDesk}</p>
        </form>
      )}
      {due.status === 'PAID' && isLost(refusal) && <p role="alert">{t.wentBack}</p>}
      {checkout && (
        <Checkout
          {...checkout}
          method={method}
          what={when}
          of="price"
          onAgain={() => void begin(method)}
          onPaid={(claim) => void paid(claim)}
          onLeft={leave}
        />
      )}
    </>
  );
}
