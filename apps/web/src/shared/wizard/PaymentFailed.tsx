import { useMessages } from '../i18n/messages.ts';
import { Notice } from '../ui/Notice.tsx';
import { messages } from './messages.ts';

/** Why the last payment did not work, and what may be done now. */
export function PaymentFailed({ says }: { says: string }) {
  const t = useMessages(messages);
  return (
    <Notice tone="danger">
      <b>{t.paymentFailed}.</b> {says !== t.paymentFailed && `${says} `}
      {t.failedNext}
    </Notice>
  );
}
