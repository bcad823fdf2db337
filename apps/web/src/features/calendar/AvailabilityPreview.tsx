import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import { Button } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './calendar.module.css';
import availabilityPreview from './AvailabilityPreview.module.css';
import { freeOf, type Slot } from './calendar-rows.ts';
import { texts } from './texts.ts';

export type Preview = Slot[] | 'waiting' | 'failed' | 'unpublished';

/** The slots as the public calendar shows them, so that the doctor can check the effect of the entered hours. */
export function AvailabilityPreview({ preview, onRetry }: { preview: Preview; onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <div aria-live="polite" className={availabilityPreview.patients}>
      <h3>
        {t.patientsSee} <small>{t.kigaliTime}</small>
      </h3>
      {preview === 'waiting' && <Skeleton height="96px" />}
      {preview === 'unpublished' && <Banner tone="ochre">{t.unpublished}</Banner>}
      {preview === 'failed' && (
        <p className={css.none}>
          {t.previewFailed}{' '}
          <Button variant="text" onClick={onRetry}>
            {t.retry}
          </Button>
        </p>
      )}
      {Array.isArray(preview) && (
        <>
          <Times title={t.online} slots={preview.filter((slot) => slot.types.includes('ONLINE'))} />
          <Times title={t.atHospital} slots={preview.filter((slot) => slot.types.includes('PHYSICAL'))} />
          {preview.length === 0 && <p className={css.none}>{t.noTimes}</p>}
        </>
      )}
    </div>
  );
}

function Times({ title, slots }: { title: string; slots: Slot[] }) {
  const t = useTexts(texts);
  if (slots.length === 0) return null;
  const free = freeOf(slots);
  return (
    <div className={availabilityPreview.seen}>
      <p>
        {title}
        <span>{free > 0 ? t.free(free) : t.allTaken}</span>
      </p>
      <ul>
        {slots.map((slot) => (
          <li key={slot.time} data-free={slot.isAvailable ? '' : undefined}>
            {displayTime(slot.time)}
            {!slot.isAvailable && <span className="sr">, {t.taken}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
