import { useTexts } from '../../lib/language/texts.ts';
import { CodeForm } from './CodeForm.tsx';
import { PrescriptionByCode } from './PrescriptionByCode.tsx';
import css from './prescriptions.module.css';
import { texts } from './texts.ts';

type Props = {
  /** The path of the page; the prescription code is appended to it. */
  base: string;
  code: string | undefined;
};

/**
 * The page on which a pharmacy types or scans the code of a prescription that a patient brings, and dispenses its
 * drugs.
 */
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
