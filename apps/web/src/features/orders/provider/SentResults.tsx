import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { OrderMessages } from '../../../domain/orders/OrderMessages.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { mail } from '../../../ui/icons.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { texts } from './texts.ts';

/** The results that the laboratory has sent for an order, and a button to send more. */
export function SentResults({ orderId }: { orderId: string }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const query = { box: 'sent', reference_id: orderId } as const;
  const { data, isError, refetch } = useCall('GET /messages', { query });
  return (
    <>
      {isError && !data && <FailedLine says={t.sentFailed} onRetry={() => void refetch()} />}
      <OrderMessages
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
