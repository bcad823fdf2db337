import { wholeHours } from '../../../domain/opening-hours/whole-hours.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { plus } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { texts } from './texts.ts';
import { inHour, intervalText, type Working } from './roster.ts';
import css from './RosterHours.module.css';

type Props = {
  name: string;
  /**
   * Whether the name of this half of the day is shown. A phone shows one half at a time, below a control that names it.
   */
  titled: boolean;
  /** The first hour: 0 or 12. */
  first: number;
  roster: Working[];
  onAdd: (hour: number) => void;
  onChange: (working: Working, hour: number) => void;
};

/** Twelve hours of a day, each with the doctors who work in it. */
export function RosterHours({ name, titled, first, roster, onAdd, onChange }: Props) {
  const t = useTexts(texts);
  return (
    <section aria-label={name}>
      {titled && <h3>{name}</h3>}
      <ol className={css.lane}>
        {wholeHours.slice(first, first + 12).map(({ label }, n) => {
          const hour = first + n;
          const here = roster.filter((working) => inHour(working, hour));
          return (
            <li key={label} data-busy={here.length > 0 ? '' : undefined}>
              <b>{label}</b>
              <ul>
                {here.map((working) => (
                  <li key={working.doctor.id}>
                    <button
                      type="button"
                      aria-haspopup="dialog"
                      aria-label={t.change(working.doctor.name, intervalText(inHour(working, hour)!))}
                      onClick={() => onChange(working, hour)}
                    >
                      <Picture picture={working.doctor.picture} seed={working.doctor.id} alt="" width={24} />
                      <span>{working.doctor.name}</span>
                    </button>
                  </li>
                ))}
              </ul>
              <IconButton icon={plus} label={t.add(label)} aria-haspopup="dialog" onClick={() => onAdd(hour)} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
