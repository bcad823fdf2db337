import { useSearchParams } from 'react-router';
import type { AnyProviderContext } from '../../shared/api/call.ts';
import { dayOf, isDay } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Segment } from '../../shared/ui/Segment.tsx';
import { useNow } from '../../shared/use-now.ts';
import css from './calendar.module.css';
import { Dated } from './Dated.tsx';
import { texts } from './texts.ts';
import { Weekly } from './Weekly.tsx';

/** The hours that can be booked: those of every week, and the dates that differ. `?date=` is the chosen one. */
export function Timetable({ providerContext }: { providerContext: AnyProviderContext }) {
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
        <Dated providerContext={providerContext} today={today} date={date} onDate={go} />
      ) : (
        <Weekly providerContext={providerContext} />
      )}
    </>
  );
}
