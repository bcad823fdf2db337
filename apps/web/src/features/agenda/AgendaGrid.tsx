import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useNavigate } from 'react-router';
import { dateOf, dayOf, fullDay, weekdayOf } from '../../lib/language/dates.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { type Acts, removalOf } from './acts.ts';
import type { Filters, View } from './agenda-address.ts';
import css from './AgendaGrid.module.css';
import { clockAt, type Column, minuteOfNow, overbookedIn, rangeOf, shownFrom, type Side } from './columns.ts';
import type { Span } from './spans.ts';
import { itemByKey } from './grid-keys.ts';
import { GridActs } from './GridActs.tsx';
import { GridColumn } from './GridColumn.tsx';
import { iconImages } from './icon-image.ts';
import { KeyOfMarks } from './KeyOfMarks.tsx';
import { texts } from './texts.ts';

type Props = {
  columns: Column[];
  view: View;
  side: Side;
  /** The id of the open appointment, or ''. */
  open: string;
  linkTo: (id: string) => string;
  go: (change: Partial<Filters>) => void;
  acts: Acts;
};

/** Pixels per minute: an hour is at least 72 pixels high, and the shortest slot is high enough for a line of text. */
const scaleOf = (columns: readonly Column[]): number =>
  Math.max(1.2, ...columns.map(({ doctor }) => 30 / doctor.slot_minutes));

/**
 * The columns side by side on a common time axis. One listener serves all items, so that hundreds of them are drawn
 * fast. The Tab key stops at the grid only and the arrow keys move between its items, because there can be hundreds.
 */
export function AgendaGrid({ columns, view, side, open, linkTo, go, acts }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const scale = scaleOf(columns);
  const range = rangeOf(columns);
  const hours = Array.from({ length: (range.to - range.from) / 60 }, (_, index) => range.from + index * 60);
  const box = useRef<HTMLDivElement>(null);
  const day = columns[0]!.key;
  const scrollToWork = useEffectEvent(() => {
    if (box.current) box.current.scrollTop = (shownFrom(columns, new Date()) - range.from) * scale;
  });
  // runs when other days are shown, and not when the same days are read again
  useLayoutEffect(() => {
    // scrolls after the browser has laid out the grid and before it paints it, so that scrolling costs no second layout
    const laidOut = new ResizeObserver(() => {
      scrollToWork();
      laidOut.disconnect();
    });
    laidOut.observe(box.current!);
    return () => laidOut.disconnect();
  }, [day, view]);
  const press = (event: MouseEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    const item = (event.target as Element).closest<HTMLElement>('[data-appointment], [data-free], [data-block]');
    const { appointment, free, block: pressed, column: at } = item?.dataset ?? {};
    const column = columns[Number(at)];
    const block = column?.blocks.find(({ id }) => id === pressed);
    if (appointment) {
      event.preventDefault();
      void navigate(linkTo(appointment), { preventScrollReset: true });
    } else if (free && column) acts.book?.({ column, slot: column.free[Number(free)]! });
    else if (block && column) removalOf(acts, block)?.(column, block);
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const item = itemByKey(event.currentTarget, event.key);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };
  const size = {
    '--columns': columns.length,
    '--narrowest': view === 'week' ? '124px' : '148px',
    '--hour': `${60 * scale}px`,
    '--height': `${(range.to - range.from) * scale}px`,
  } as CSSProperties;
  return (
    <div className={css.frame} style={iconImages as CSSProperties}>
      <div
        ref={box}
        className={css.grid}
        data-side={side}
        style={size}
        role="region"
        aria-label={t.scroll}
        tabIndex={0}
        onClick={press}
        onKeyDown={move}
      >
        <div className={css.heads}>
          <span className={css.corner} />
          {columns.map((column) => (
            <Head key={column.key} column={column} view={view} go={go} />
          ))}
        </div>
        <div className={css.body}>
          <div className={css.times} aria-hidden="true">
            {hours.map((hour) => (
              <span key={hour}>{clockAt(hour)}</span>
            ))}
          </div>
          {columns.map((column, index) => (
            <GridColumn
              key={column.key}
              column={column}
              index={index}
              top={range.from}
              scale={scale}
              side={side}
              brief={view === 'week'}
              open={open}
              linkTo={linkTo}
              freeOpens={Boolean(acts.book ?? acts.block)}
              unblocks={Boolean(acts.unblock)}
              endsAbsences={Boolean(acts.endAbsence)}
            />
          ))}
          <NowLine columns={columns} view={view} range={range} scale={scale} />
          <GridActs
            key={`${day} ${view}`}
            box={box}
            columns={columns}
            frame={{ from: range.from, scale }}
            acts={acts}
          />
        </div>
      </div>
      <KeyOfMarks side={side} />
    </div>
  );
}

/** The head of a column: the doctor's name, or in a week the date, which opens that day alone when it is pressed. */
function Head({ column, view, go }: { column: Column; view: View; go: Props['go'] }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const counts = <small>{t.counts(column.appointments.length, overbookedIn(column), column.free.length)}</small>;
  if (view === 'day')
    return (
      <div className={css.head}>
        <h3 title={column.doctor.name}>{column.doctor.name}</h3>
        {counts}
      </div>
    );
  return (
    <div className={css.head} data-today={column.date === today ? '' : undefined}>
      <h3>
        <button
          type="button"
          title={t.openDay(fullDay(column.date))}
          onClick={() => go({ view: 'day', date: column.date })}
        >
          {`${weekdayOf(column.date).slice(0, 3)} ${dateOf(column.date)}`}
        </button>
      </h3>
      {counts}
    </div>
  );
}

/** A line at the present time: across all columns in the view of a day, across the column of today in a week. */
function NowLine(props: { columns: Column[]; view: View; range: Span; scale: number }) {
  const t = useTexts(texts);
  const now = useNow();
  const today = dayOf(now);
  const minute = minuteOfNow(now);
  const at = props.columns.findIndex(({ date }) => date === today);
  if (at < 0 || minute < props.range.from || minute > props.range.to) return null;
  const isDay = props.view === 'day';
  const place = {
    top: `${(minute - props.range.from) * props.scale}px`,
    gridColumn: isDay ? '2 / -1' : `${at + 2}`,
  };
  return (
    <div className={css.now} style={place}>
      <span className="sr">{t.now(clockAt(minute))}</span>
    </div>
  );
}
