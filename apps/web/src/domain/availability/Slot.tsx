import { displayTime } from '../../lib/language/times.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { cx } from '../../ui/cx.ts';
import { texts } from '../../ui/texts.ts';
import css from './Slot.module.css';

/** `held`: chosen and held; `reserved`: held and not chosen in this tab. */
export type SlotState = 'free' | 'taken' | 'chosen' | 'held' | 'reserved';
type Props = {
  time: string;
  /** Said where another one begins at the same time. */
  end?: string | undefined;
  state: SlotState;
  day?: string;
  /** It is the person's own time now. */
  own?: boolean;
  tabIndex?: number;
  onFocus?: () => void;
  onClick: () => void;
};

/** A taken time stays reachable, so that pressing it can say why. `day` is read out before the time. */
export function Slot({ time, end, state, day, own = false, tabIndex, onFocus, onClick }: Props) {
  const t = useTexts(texts);
  return (
    <button
      type="button"
      className={cx(css.slot, css[state], own && css.own)}
      tabIndex={tabIndex}
      aria-disabled={state === 'taken' || undefined}
      aria-pressed={state === 'chosen' || state === 'held'}
      title={state === 'taken' ? t.timeNotAvailable : state === 'reserved' ? t.heldForYou : undefined}
      onFocus={onFocus}
      onClick={onClick}
    >
      {day && <span className="sr">{day} </span>}
      {displayTime(time)}
      {end && <small>– {displayTime(end)}</small>}
      {own && <small>{t.ownTime}</small>}
      {state === 'reserved' && <small>{t.heldForYou}</small>}
    </button>
  );
}
