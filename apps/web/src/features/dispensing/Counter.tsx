import type { Prescription } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { useAnswer } from '../../shared/use-answer.ts';
import { CodeForm } from './CodeForm.tsx';
import css from './dispensing.module.css';
import { GivingOut, type Meanwhile } from './GivingOut.tsx';
import { texts } from './texts.ts';

/** The prescription of one code, read once: the patient sees who looked. */
export function Counter({ code, base }: { code: string; base: string }) {
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
        <GivingOut
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
