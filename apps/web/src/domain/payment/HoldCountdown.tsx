import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { cx } from '../../ui/cx.ts';
import css from './HoldCountdown.module.css';
import { clock } from '../../ui/icons.ts';
import { holdTexts } from './hold-texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Ridges } from '../../ui/Ridges.tsx';

type Props = {
  what: string;
  /** Selects the texts: `time` when a slot is held for the person, `price` when a price is held. */
  of: 'time' | 'price';
  until: number;
  /**
   * Called when the person wants to hold the slot or price again after the hold has ended. Absent with cash, and where
   * another button has this function.
   */
  onAgain?: (() => void) | undefined;
};

/** Counts down the hold of `what`; `until` is in milliseconds of this device's clock. */
export function HoldCountdown({ what, of, until, onAgain }: Props) {
  const t = useTexts(holdTexts);
  const words = t.holds[of];
  const left = useSecondsLeft(until);
  return (
    <div>
      <p className="sr" role="status">
        {left === 0 ? t.holdEnded : spoken(left).map(t.leftToFinish)}
      </p>
      {left === 0 ? (
        <Banner tone="ochre" icon={clock}>
          <b>{t.holdEnded}</b> {words.ended(what)}{' '}
          {onAgain && (
            <button type="button" className={css.again} onClick={onAgain}>
              {t.holdAgain}
            </button>
          )}
        </Banner>
      ) : (
        <div className={cx(css.hold, left <= 120 && css.last)}>
          <div>
            <span>{left <= 120 ? t.lessThanTwo : words.held}</span>
            {left > 120 && <b>{what}</b>}
            <Ridges left={Math.ceil(left / 60)} />
          </div>
          <p role="timer" aria-live="off">
            <b>{minutesAndSeconds(left)}</b>
            {left > 120 && <span>{t.minutesLeft}</span>}
          </p>
        </div>
      )}
    </div>
  );
}

const FULL = 600;

/** Seconds left of a hold; the full time until the first tick, and on the server, which has no device clock. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(FULL);
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** The text of the live region: a screen reader speaks at five, two and one minute, not each second. */
function spoken(left: number): number[] {
  const mark = [1, 2, 5].find((minutes) => left <= minutes * 60);
  return mark === undefined ? [] : [mark];
}

function minutesAndSeconds(left: number): string {
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}
