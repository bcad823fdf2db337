import { useTexts } from '../i18n/texts.ts';
import { count } from '../i18n/money.ts';
import css from './import.module.css';
import type { ImportRun } from './imported.ts';
import { texts } from './texts.ts';

export const shareOf = ({ done, lines }: ImportRun): number => (lines === 0 ? 0 : done / lines);

/** How far an import is. */
export function Progress({ run }: { run: ImportRun }) {
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
