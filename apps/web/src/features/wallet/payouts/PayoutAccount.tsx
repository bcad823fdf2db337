import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { plainInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { texts } from './texts.ts';
import css from './payouts.module.css';

const DAY_MS = 86_400_000;

/** The payout account of the provider. */
export function PayoutAccount({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const now = useNow().getTime();
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /payment_info');
  if (data === undefined)
    return isError && <Failed title={t.infoFailed} onRetry={() => void refetch()} says={t.failedHint} />;
  if (data === null) return <Banner tone="ochre">{t.noInfo}</Banner>;
  return (
    <dl className={css.to}>
      <dt>{t.to}</dt>
      <dd>
        <b>{data.account_name}</b>
        <span>{`${data.provider} · ${shownPhone(data.account_number)}`}</span>
        <span>{t.methods[data.method]}</span>
        {data.changed_at && <span>{t.changedOn(plainInstant(data.changed_at))}</span>}
        {data.changed_at && Date.parse(data.changed_at) + DAY_MS > now && <Banner tone="ochre">{t.isNew}</Banner>}
      </dd>
    </dl>
  );
}
