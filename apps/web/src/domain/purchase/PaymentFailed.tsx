import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { texts } from './texts.ts';

/** Why the last payment failed, and the next step. */
export function PaymentFailed({ says }: { says: string }) {
  const t = useTexts(texts);
  return (
    <Banner tone="danger">
      <b>{t.paymentFailed}.</b> {says !== t.paymentFailed && `${says} `}
      {t.failedNext}
    </Banner>
  );
}
