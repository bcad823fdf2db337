import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { PrescribedLines } from '../../shared/prescription/PrescribedLines.tsx';
import { PrescriptionHead } from '../../shared/prescription/PrescriptionHead.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { useAnswer } from '../../shared/use-answer.ts';
import { texts } from './texts.ts';
import css from './PrescriptionCheck.module.css';

/** The consultation file that the patient has named, by whose code its prescription is read when it is asked for. */
export function NamedPrescription({ code }: { code: string }) {
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

/** Read when it is shown and after a change of the order, not with every arrival: the patient sees who looked. */
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
      <PrescribedLines lines={data.drugs} />
    </>
  );
}
