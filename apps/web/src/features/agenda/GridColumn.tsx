import { type CSSProperties, memo } from 'react';
import { fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { cx } from '../../ui/cx.ts';
import { removalOf } from './acts.ts';
import { type Booked, clockAt, type Column, isEmpty, isInPerson, type Side } from './columns.ts';
import type { Span } from './spans.ts';
import css from './GridColumn.module.css';
import marks from './marks.module.css';
import { presenceOf } from './presence.ts';
import { type Messages, texts } from './texts.ts';

type Props = {
  column: Column;
  index: number;
  /** The minute at the top. */
  top: number;
  /** Pixels of a minute. */
  scale: number;
  side: Side;
  /** Whether the column is too narrow to show the time before a patient's name. */
  brief: boolean;
  open: string;
  linkTo: (id: string) => string;
  /**
   * Whether a press on a free slot opens or blocks it; `unblocks`: whether a press on a single block removes it;
   * `endsAbsences`: whether a press on the block of an absence ends the absence.
   */
  freeOpens: boolean;
  unblocks: boolean;
  endsAbsences: boolean;
};

/** The height in pixels from which an item shows a second line. */
const twoLines = 48;

/**
 * One day of one doctor. Free slots and appointments are plain elements without listeners of their own, because the
 * grid listens for all of them. The column is drawn again only when one of its props changes, and not at each change of
 * the page.
 */
export const GridColumn = memo(function GridColumn(props: Props) {
  const { column, index, top, scale, side, brief, open, linkTo, freeOpens, unblocks, endsAbsences } = props;
  const t = useTexts(texts);
  const { doctor, date } = column;
  const at = ({ from, to: end }: Span): CSSProperties => ({
    top: `${(from - top) * scale}px`,
    height: `${(end - from) * scale}px`,
  });
  const isTall = ({ from, to: end }: Span) => (end - from) * scale >= twoLines;
  const place = { gridColumn: index + 2, '--slot': `${doctor.slot_minutes * scale}px` } as CSSProperties;
  return (
    <div className={css.column} role="group" aria-label={t.dayOf(doctor.name, fullDay(date))} style={place}>
      {isEmpty(column) && <p className={css.closed}>{t.closed}</p>}
      {column.blocks.map((block) =>
        removalOf({ unblock: unblocks, endAbsence: endsAbsences }, block) ? (
          <button
            key={`block ${block.id}`}
            type="button"
            tabIndex={-1}
            className={cx(css.item, css.block)}
            style={at(block)}
            data-block={block.id}
            data-column={index}
            aria-label={t.blockOf(clockAt(block.from), clockAt(block.to), doctor.name)}
          >
            {t.blocked}
          </button>
        ) : (
          <div key={`block ${block.id}`} className={cx(css.item, css.block)} style={at(block)}>
            {t.blocked}
          </div>
        ),
      )}
      {column.hours.map((hours) => (
        <div
          key={`hours ${hours.from} ${isInPerson(hours)}`}
          className={isInPerson(hours) ? css.hours : cx(css.hours, css.online)}
          style={at(hours)}
        >
          {!isInPerson(hours) && <small>{t.onlineHours}</small>}
        </div>
      ))}
      {column.free.map((free, number) =>
        freeOpens ? (
          <button
            key={`free ${free.from}`}
            type="button"
            tabIndex={-1}
            className={css.free}
            style={at(free)}
            data-free={number}
            data-column={index}
            aria-label={t.freeAt(clockAt(free.from), doctor.name)}
          >
            <span>{clockAt(free.from)}</span>
          </button>
        ) : (
          <div key={`free ${free.from}`} className={css.free} style={at(free)} />
        ),
      )}
      {column.holds.map((hold) => (
        <div key={`hold ${hold.from}`} className={cx(css.item, css.hold)} style={at(hold)}>
          <span>{t.held[side]}</span>
        </div>
      ))}
      {column.appointments.map(({ appointment, lane, lanes, ...span }) => (
        <a
          key={appointment.id}
          id={`appointment-${appointment.id}`}
          tabIndex={-1}
          href={linkTo(appointment.id)}
          className={cx(css.item, css.appointment, marks.marked, marks[appointment.status])}
          style={lanes > 1 ? { ...at(span), ...inLane(lane, lanes) } : at(span)}
          data-appointment={appointment.id}
          data-overbooked={appointment.overbooked ? '' : undefined}
          data-online={appointment.consultation_type === 'ONLINE' && !brief ? '' : undefined}
          data-presence={presenceOf(appointment)}
          data-narrow={brief && lanes > 1 ? '' : undefined}
          aria-current={appointment.id === open || undefined}
          aria-label={sayingOf(appointment, span, t)}
        >
          <b>
            {brief && (!isTall(span) || lanes > 1)
              ? appointment.patient.full_name
              : `${clockAt(span.from)} ${appointment.patient.full_name}`}
          </b>
          {isTall(span) && <small>{`${stateOf(appointment, t)} · ${appointment.speciality.name}`}</small>}
          {isTall(span) && appointment.overbooked && <small>{t.overbooked}</small>}
        </a>
      ))}
    </div>
  );
});

/** The position of an appointment that shares its time with others, side by side with them. */
const inLane = (lane: number, lanes: number): CSSProperties => ({
  insetInline: `calc(2px + (100% - 5px) * ${lane / lanes}) auto`,
  width: `calc((100% - 5px) / ${lanes})`,
});

/** 'Pending'; or what is known beside it: 'Arrived' */
function stateOf(appointment: Booked, t: Messages): string | undefined {
  const presence = presenceOf(appointment);
  return presence ? t.presences[presence] : t.statuses[appointment.status];
}

/** The label for screen readers: '09:00 Aline Uwase, Pending · Cardiology, until 09:30, Arrived' */
function sayingOf(appointment: Booked, span: Span, t: Messages): string {
  const { patient, status, speciality, consultation_type, overbooked } = appointment;
  const { full_name: name } = patient;
  const what = `${t.statuses[status]} · ${speciality.name}`;
  const isOnline = consultation_type === 'ONLINE';
  const presence = presenceOf(appointment);
  const more = [
    ...(presence ? [t.presences[presence]] : []),
    ...(isOnline ? [t.online] : []),
    ...(overbooked ? [t.overbooked] : []),
  ];
  return [`${clockAt(span.from)} ${name}`, what, t.until(clockAt(span.to)), ...more].join(', ');
}
