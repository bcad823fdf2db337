import { useCall } from '../../shared/api/use-call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LetterList } from '../../shared/orders/LetterList.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { FailedLine } from '../../shared/ui/FailedLine.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { mail } from '../../shared/ui/icons.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { texts } from './texts.ts';

/** What the laboratory has sent about an order already, and the way to send more. */
export function SentResults({ orderId }: { orderId: string }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const query = { box: 'sent', reference_id: orderId } as const;
  const { data, isError, refetch } = useCall('GET /messages', { query });
  return (
    <>
      {isError && !data && <FailedLine says={t.sentFailed} onRetry={() => void refetch()} />}
      <LetterList
        title={t.sentAlready}
        letters={data?.data ?? []}
        to={(id) => `/dashboard/messages/laboratory?box=sent&id=${id}`}
      />
      <LinkButton to={to('results')} variant="outlined" wide preventScrollReset>
        <Icon of={mail} />
        {data?.data.length ? t.writeAgain : t.write}
      </LinkButton>
    </>
  );
}
