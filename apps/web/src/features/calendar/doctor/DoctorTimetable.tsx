import { useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { dayOf, isDay } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Segment } from '../../../ui/Segment.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import css from '../calendar.module.css';
import { DatedRows } from './DatedRows.tsx';
import { texts } from '../texts.ts';
import { WeeklyRows } from './WeeklyRows.tsx';

/** The bookable hours of a doctor: the weekly hours, and the dates with other hours. `?date=` is the chosen date. */
export function DoctorTimetable({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const [search, setSearch] = useSearchParams();
  const asked = search.get('date');
  const date = asked && isDay(asked) && asked >= today ? asked : null;
  const go = (day: string | null) => setSearch(day ? { date: day } : {}, { preventScrollReset: true });
  return (
    <>
      <div className={css.views}>
        <Segment
          legend={t.view}
          name="view"
          options={[
            { value: 'weekly', label: t.weekly },
            { value: 'dated', label: t.dated },
          ]}
          value={date ? 'dated' : 'weekly'}
          onChange={(view) => go(view === 'dated' ? today : null)}
        />
      </div>
      {date ? (
        <DatedRows providerContext={providerContext} today={today} date={date} onDate={go} />
      ) : (
        <WeeklyRows providerContext={providerContext} />
      )}
    </>
  );
}
