import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { PrescriptionLines } from '../../../domain/prescriptions/PrescriptionLines.tsx';
import { PrescriptionHead } from '../../../domain/prescriptions/PrescriptionHead.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { texts } from './texts.ts';
import css from './PrescriptionCheck.module.css';

/** The prescription that the patient named in the order. It is read by its code only when the pharmacist opens it. */
export function OrderPrescription({ code }: { code: string }) {
  const t = useTexts(texts);
  const [shown, setShown] = useState(false);
  return (
    <div className={css.named}>
      <p>{t.byCode(code)}</p>
      {shown ? (
        <Read code={code} />
      ) : (
        <Button variant="soft" wide onClick={() => setShown(true)}>
          {t.show}
        </Button>
      )}
    </div>
  );
}

/**
 * Reads the prescription when it is opened and after a change of the order, but not at each notification, because the
 * patient sees every access.
 */
function Read({ code }: { code: string }) {
  const t = useTexts(texts);
  const { data, error, retry } = useAnswer(code, (signal) =>
    call('GET /pharmacy/prescription/code/{code}', { params: { code }, signal }),
  );
  if (error) {
    return (
      <p role="alert">
        {t.showFailed}{' '}
        <Button variant="text" size="sm" onClick={retry}>
          {t.show}
        </Button>
      </p>
    );
  }
  if (!data) {
    return <SkeletonLines says={t.reading} heights={['96px']} />;
  }
  return (
    <>
      <PrescriptionHead prescription={data} />
      <PrescriptionLines lines={data.drugs} />
    </>
  );
}
