import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import css from './imports.module.css';
import type { ImportRun } from './import-run.ts';
import { texts } from './texts.ts';

export const shareOf = ({ done, lines }: ImportRun): number => (lines === 0 ? 0 : done / lines);

/** The progress of an import or of its check. */
export function ImportProgress({ run }: { run: ImportRun }) {
  const t = useTexts(texts);
  const what = run.dry_run ? t.checking : t.taking;
  return (
    <section className={css.progress} aria-label={what}>
      <p role="status">
        <b>{run.status === 'WAITING' ? t.waiting : what}</b>
      </p>
      <progress value={shareOf(run)} max={1} aria-label={what} />
      <p className={css.lines}>{t.linesDone(count(run.done), count(run.lines))}</p>
      <p className={css.note}>{run.dry_run ? t.goesOnChecking : t.goesOnTaking}</p>
    </section>
  );
}
