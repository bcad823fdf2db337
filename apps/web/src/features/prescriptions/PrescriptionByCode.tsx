import type { Prescription } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { CodeForm } from './CodeForm.tsx';
import css from './prescriptions.module.css';
import { DispenseLines, type Meanwhile } from './DispenseLines.tsx';
import { texts } from './texts.ts';

/** The prescription with this code. It is read only once, because the patient sees each access. */
export function PrescriptionByCode({ code, base }: { code: string; base: string }) {
  const t = useTexts(texts);
  const [last, setLast] = useState<{ now: Prescription; meanwhile: Meanwhile | undefined }>();
  const { data, error, retry } = useAnswer(last ? null : code, (signal) =>
    call('GET /pharmacy/prescription/code/{code}', { params: { code }, signal }),
  );
  const again = (
    <LinkButton to={base} variant="outlined">
      {t.another}
    </LinkButton>
  );
  const prescription = last?.now ?? data;
  return (
    <section className={css.card} aria-label={t.prescription(code)} aria-busy={!prescription && !error}>
      {prescription ? (
        <DispenseLines
          prescription={prescription}
          meanwhile={last?.meanwhile}
          onRead={(now, meanwhile) => setLast({ now, meanwhile })}
          again={again}
        />
      ) : error?.status === 404 ? (
        <CodeForm base={base} unknown={code} />
      ) : error ? (
        <>
          <Failed title={t.failed} onRetry={retry} says={error.message} />
          {again}
        </>
      ) : (
        <SkeletonLines says={t.reading} heights={['48px', '72px', '72px']} />
      )}
    </section>
  );
}
