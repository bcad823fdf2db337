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

/** A patient brings a prescription: its code is typed or scanned, and its drugs are dispensed. */
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
