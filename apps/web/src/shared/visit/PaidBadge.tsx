import type { Appointment } from '@ivuriro/contract';
import { useMessages } from '../i18n/messages.ts';
import { Badge } from '../ui/Badge.tsx';
import { messages } from './messages.ts';

/** SUCCESSFUL alone is paid; whatever else a payment says, the money is not there. */
export function PaidBadge({ payment }: { payment: Appointment['payment'] }) {
  const t = useMessages(messages);
  return payment.payment_status === 'SUCCESSFUL' ? (
    <Badge tone="tea">{t.paid}</Badge>
  ) : (
    <Badge shape="hollow">{t.notPaid}</Badge>
  );
}
