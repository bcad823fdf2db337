import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Act } from './acts.ts';
import { clockAt, type Column } from './columns.ts';
import css from './Ghost.module.css';
import type { Place } from './targets.ts';
import { type Messages, texts } from './texts.ts';

type Props = { act: Act | null; columns: Column[]; frame: { from: number; scale: number } };

/**
 * An outline at the place to which the appointment would move, or of the time that would be blocked; a screen reader
 * gets the same as a sentence.
 */
export function Ghost({ act, columns, frame }: Props) {
  const t = useTexts(texts);
  const ghost = useRef<HTMLDivElement>(null);
  const byKey = act?.byKey ?? false;
  const at = act && `${act.at.column} ${act.at.from} ${act.at.to}`;
  useLayoutEffect(() => {
    if (byKey) ghost.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [byKey, at]);
  const placed = ({ column, from, to }: Place): CSSProperties => ({
    gridColumn: column + 2,
    top: `${(from - frame.from) * frame.scale}px`,
    height: `${(to - from) * frame.scale}px`,
  });
  return (
    <>
      {act?.kind === 'move' && <div className={css.origin} style={placed(act.origin)} />}
      {act && (
        <div
          ref={ghost}
          className={css.ghost}
          data-verdict={act.kind === 'move' ? act.at.verdict : 'block'}
          style={placed(act.at)}
        >
          <b>{act.kind === 'move' ? clockAt(act.at.from) : t.blockFrom(clockAt(act.at.from), clockAt(act.at.to))}</b>
          {act.kind === 'move' &&
            ` ${act.at.verdict === 'free' ? act.appointment.patient.full_name : t.verdicts[act.at.verdict]}`}
        </div>
      )}
      <p className="sr" role="status">
        {act && sayingOf(act, columns, t)}
      </p>
    </>
  );
}

/** The sentence for screen readers: 'Moving Aline Uwase to 10:30, Friday 20 November, Dr. Keza. …' */
function sayingOf(act: Act, columns: Column[], t: Messages): string {
  const { doctor, date } = columns[act.at.column]!;
  const time = clockAt(act.at.from);
  if (act.kind === 'block') return t.blocking(time, clockAt(act.at.to), doctor.name);
  const refused = act.at.verdict === 'free' ? '' : t.verdicts[act.at.verdict];
  return t.moving(act.appointment.patient.full_name, `${time}, ${fullDay(date)}, ${doctor.name}`, refused);
}
