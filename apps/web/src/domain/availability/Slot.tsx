import { displayTime } from '../../lib/language/times.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { cx } from '../../ui/cx.ts';
import { texts } from './texts.ts';
import css from './Slot.module.css';

/** `held`: chosen in this tab and held; `reserved`: held for the person, but not chosen in this tab. */
export type SlotState = 'free' | 'taken' | 'chosen' | 'held' | 'reserved';
type Props = {
  time: string;
  /** The end of the slot, shown when another slot begins at the same time. */
  end?: string | undefined;
  state: SlotState;
  day?: string;
  /** Whether this is the current slot of the appointment that is being moved. */
  own?: boolean;
  tabIndex?: number;
  onFocus?: () => void;
  onClick: () => void;
};

/** A taken slot can still be pressed, to say why it is taken. A screen reader reads `day` before the time. */
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
