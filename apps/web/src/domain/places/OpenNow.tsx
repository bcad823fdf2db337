import type { PlaceCard } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { weekdayOf } from '../../lib/language/dates.ts';
import { displayTime } from '../../lib/language/times.ts';
import { OpenBadge } from './OpenBadge.tsx';
import { texts } from './texts.ts';
import { openNowOf } from './place.ts';
import css from './OpenNow.module.css';

/** Whether a place is open now, with its opening hours of today or its next opening time. */
export function OpenNow({ place }: { place: PlaceCard }) {
  const t = useTexts(texts);
  const now = openNowOf(place);
  if (!now) return null;
  const [from, until] = [displayTime(now.opening_from), displayTime(now.closed_at)];
  return (
    <div className={css.open}>
      <OpenBadge open={!now.isClosed} />
      {now.opening_from && (
        <p>
          {now.isClosed && <span>{now.opens_on ? t.opens(weekdayOf(now.opens_on)) : t.opensToday}</span>}
          <b>{now.isClosed ? from : now.isWorking24Hours ? t.allDay : `${from}\u00a0–\u00a0${until}`}</b>
        </p>
      )}
    </div>
  );
}
