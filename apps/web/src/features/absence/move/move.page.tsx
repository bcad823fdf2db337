import { useState } from 'react';
import { fullDay, inKigali, shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkPage } from '../../../ui/LinkPage.tsx';
import frame from '../../../ui/LinkPage.module.css';
import type { Route } from './+types/move.page';
import { FreeTimes } from './FreeTimes.tsx';
import css from './move.module.css';
import { texts } from './texts.ts';
import { type FreeTime, type MovePage as Page, useMoveLink } from './use-move-link.ts';

export const meta = () => [
  { title: `${texts.en.meta} · Ivuriro` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * The page of a move link, on which a patient chooses a new time because the doctor is away. It is read in the browser,
 * so that the server renders and caches nothing about the appointment. Opening it changes nothing, because mail
 * scanners open links.
 */
export default function MovePage({ params: { secret } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { data: page, moved, error, refused, moving, retry, move } = useMoveLink(secret);
  return (
    <LinkPage error={error} onRetry={retry} words={t}>
      {moved ? (
        <div role="status" className={frame.part}>
          <h1>{t.moved}</h1>
          <p className={frame.big}>{t.movedSays(whenOf(moved), moved.doctor.name)}</p>
          <p>{moved.hospital ? t.at(moved.hospital.name) : t.video}</p>
        </div>
      ) : (
        page && <Choice page={page} refused={refused} moving={moving} onMove={move} />
      )}
    </LinkPage>
  );
}

type ChoiceProps = {
  page: Page;
  refused: string;
  moving: boolean;
  onMove: (time: FreeTime) => Promise<void>;
};

function Choice({ page, refused, moving, onMove }: ChoiceProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<FreeTime | null>(null);
  // a slot that somebody else has taken meanwhile is no longer in the list
  const isStillFree =
    chosen !== null &&
    page.days.some(({ date, times }) => date === chosen.date && times.some((one) => isSame(one, chosen)));
  const time = isStillFree ? chosen : null;
  return (
    <>
      <div className={frame.part}>
        <h1>{t.title}</h1>
        <p>{t.says(page.doctor.name, whenOf(page))}</p>
        <p>{page.hospital ? t.at(page.hospital.name) : t.video}</p>
        {page.message && (
          <blockquote className={css.message}>
            <small>{t.wrote}</small>
            {page.message}
          </blockquote>
        )}
        <p className={frame.quiet}>{t.costs}</p>
      </div>
      {page.days.length === 0 ? (
        <p role="status">{t.none}</p>
      ) : (
        <FreeTimes page={page} chosen={time} onChoose={setChosen} />
      )}
      <div className={css.foot}>
        {refused && (
          <p role="alert" className={frame.refused}>
            {refused}
          </p>
        )}
        {page.days.length > 0 && (
          <Button wide size="lg" disabled={!time} busy={moving && t.moving} onClick={() => time && void onMove(time)}>
            {time ? t.confirm(`${shortDate(time.date)}, ${displayTime(time.start_time)}`) : t.choose}
          </Button>
        )}
      </div>
    </>
  );
}

const isSame = (one: Page['days'][number]['times'][number], other: FreeTime) =>
  one.start_time === other.start_time && one.doctor.id === other.doctor.id;

const whenOf = ({ assigned_date, start_time }: { assigned_date: string; start_time: string }) =>
  inKigali(`${fullDay(assigned_date)}, ${displayTime(start_time)}`);
