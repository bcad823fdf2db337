import { addDays, type Day, dateOf, fullDay, dayRange, shortDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useWide } from '../../ui/use-wide.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip, ChipRow } from '../../ui/Chip.tsx';
import { calendar, printer } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronLeft, chevronRight, plus } from '../../ui/icons.ts';
import { useOpenPaper } from '../../ui/use-open-paper.ts';
import { Segment } from '../../ui/Segment.tsx';
import { daysOf, type Filters, type View, views } from './agenda-address.ts';
import css from './AgendaBar.module.css';
import type { Side } from './columns.ts';
import { texts } from './texts.ts';
import { mostColumns } from './use-agenda.ts';

/** The icon of a person with a cross. It is defined here, so that no public page loads it. */
const userAway = 'M8 7a4 4 0 1 0 8 0a4 4 0 0 0 -8 0M6 21v-2a4 4 0 0 1 4 -4h3.5M22 22l-5 -5M17 22l5 -5';

/** '20 – 23 Nov', '29 Nov – 2 Dec' */
function shortRange(from: Day, to: Day): string {
  const withMonth = (day: Day) => shortDate(day).slice(4);
  const start = from.slice(0, 7) === to.slice(0, 7) ? dateOf(from) : withMonth(from);
  return `${start} – ${withMonth(to)}`;
}

/** The heading of the shown days, by the width of the screen. */
const headings = {
  day: { wide: fullDay, narrow: shortDate },
  week: { wide: dayRange, narrow: shortRange },
} satisfies Record<View, Record<'wide' | 'narrow', (first: Day, last: Day) => string>>;

type Named = { id: string; name: string };
type Props = {
  filters: Filters;
  today: Day;
  /** The doctors whom a hospital can select. */
  doctors: Named[];
  shown: Named[];
  go: (change: Partial<Filters>) => void;
  /** Opens the dialog that books an appointment; undefined if the member may not book. */
  onBook: (() => void) | undefined;
  /** Opens the dialog that enters an absence of a doctor; undefined if the member may not book. */
  onAway: (() => void) | undefined;
  side: Side;
  /** Requests the URL of the printed list of the day's appointments. */
  dayList: () => Promise<string>;
};

/**
 * The bar above the agenda: it selects the shown days and doctors, and has buttons to book, to print and to enter an
 * absence.
 */
export function AgendaBar({ filters, today, doctors, shown, go, onBook, onAway, side, dayList }: Props) {
  const t = useTexts(texts);
  const wide = useWide();
  const { date, view } = filters;
  const step = view === 'day' ? 1 : 7;
  const days = daysOf(filters);
  const { open: print } = useOpenPaper(dayList);
  return (
    <div className={css.bar}>
      <div className={css.days}>
        <IconButton
          edged
          icon={chevronLeft}
          label={t.before[view]}
          onClick={() => go({ date: addDays(date, -step) })}
        />
        <IconButton edged icon={chevronRight} label={t.after[view]} onClick={() => go({ date: addDays(date, step) })} />
        <Button variant="outlined" disabled={days.includes(today)} onClick={() => go({ date: today })}>
          {t.today}
        </Button>
        <h2>{headings[view][wide ? 'wide' : 'narrow'](days[0]!, days.at(-1)!)}</h2>
        <label className={css.date}>
          <Icon of={calendar} />
          <input
            type="date"
            aria-label={t.chooseDay}
            value={date}
            required
            onClick={({ currentTarget }) => currentTarget.showPicker()}
            onChange={({ currentTarget: { value } }) => value && go({ date: value })}
          />
        </label>
      </div>
      <div className={css.acts}>
        <Segment
          legend={t.view}
          name="view"
          options={views.map((value) => ({ value, label: t.views[value] }))}
          value={view}
          onChange={(value) => go({ view: views.find((one) => one === value) ?? 'day' })}
        />
        {view === 'day' && <IconButton edged icon={printer} label={t.printDay} onClick={print} />}
        {onAway &&
          (wide ? (
            <Button variant="outlined" onClick={onAway}>
              <Icon of={userAway} />
              {t.away[side]}
            </Button>
          ) : (
            <IconButton edged icon={userAway} label={t.away[side]} onClick={onAway} />
          ))}
        {onBook && (
          <Button onClick={onBook}>
            <Icon of={plus} />
            {t.book}
          </Button>
        )}
      </div>
      {doctors.length > 1 && <DoctorChips filters={filters} doctors={doctors} shown={shown} go={go} />}
    </div>
  );
}

/** Chips of the doctors: several can be selected for a day, one for a week. */
function DoctorChips({
  filters: { doctors: chosen, view },
  doctors,
  shown,
  go,
}: Pick<Props, 'filters' | 'doctors' | 'shown' | 'go'>) {
  const t = useTexts(texts);
  const isShown = (id: string) => shown.some((one) => one.id === id);
  const toggled = (id: string): string[] => {
    if (view === 'week') return [id];
    if (chosen.length === 0) return [id];
    return chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id].slice(-mostColumns);
  };
  return (
    <ChipRow label={t.doctors}>
      {view === 'day' && (
        <Chip pressed={chosen.length === 0} onClick={() => go({ doctors: [] })}>
          {t.allDoctors}
        </Chip>
      )}
      {doctors.map(({ id, name }) => (
        <Chip
          key={id}
          pressed={view === 'week' ? isShown(id) : chosen.includes(id)}
          onClick={() => go({ doctors: toggled(id) })}
        >
          {name}
        </Chip>
      ))}
    </ChipRow>
  );
}
