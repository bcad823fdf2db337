import { useTexts } from '../i18n/texts.ts';
import { Notice } from '../ui/Notice.tsx';
import { texts } from './texts.ts';

/** Why the last payment did not work, and what may be done now. */
export function PaymentFailed({ says }: { says: string }) {
  const t = useTexts(texts);
  return (
    <Notice tone="danger">
      <b>{t.paymentFailed}.</b> {says !== t.paymentFailed && `${says} `}
      {t.failedNext}
    </Notice>
  );
}
