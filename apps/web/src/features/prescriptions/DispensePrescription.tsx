import { useTexts } from '../../lib/language/texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { PrescriptionByCode } from './PrescriptionByCode.tsx';
import css from './prescriptions.module.css';
import { texts } from './texts.ts';

type Props = {
  /** Where the page lies; the code follows in the path. */
  base: string;
  code: string | undefined;
};

/** A patient brings a paper: its code is typed or scanned, and what it prescribes is given out. */
export function DispensePrescription({ base, code }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.page}>
      {code ? (
        <PrescriptionByCode key={code} code={code} base={base} />
      ) : (
        <section className={css.card} aria-label={t.heading}>
          <CodeForm base={base} />
        </section>
      )}
    </div>
  );
}
