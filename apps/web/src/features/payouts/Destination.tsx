import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { useCallAt } from '../../shared/api/use-call.ts';
import { plainInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { useNow } from '../../shared/use-now.ts';
import { texts } from './texts.ts';
import css from './payouts.module.css';

const DAY_MS = 86_400_000;

/** Where the provider wants to be paid. */
export function Destination({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const now = useNow().getTime();
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /payment_info');
  if (data === undefined)
    return isError && <Failed title={t.infoFailed} onRetry={() => void refetch()} says={t.failedHint} />;
  if (data === null) return <Notice tone="ochre">{t.noInfo}</Notice>;
  return (
    <dl className={css.to}>
      <dt>{t.to}</dt>
      <dd>
        <b>{data.account_name}</b>
        <span>{`${data.provider} · ${shownPhone(data.account_number)}`}</span>
        <span>{t.methods[data.method]}</span>
        {data.changed_at && <span>{t.changedOn(plainInstant(data.changed_at))}</span>}
        {data.changed_at && Date.parse(data.changed_at) + DAY_MS > now && <Notice tone="ochre">{t.isNew}</Notice>}
      </dd>
    </dl>
  );
}
