import { useNavigate } from 'react-router';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import { fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { View } from './agenda-address.ts';
import css from './AgendaList.module.css';
import { type ChosenSlot, clockAt, type Column, type FreeSlot, isEmpty, type Side, type Span } from './columns.ts';
import { texts } from './texts.ts';

type Props = {
  columns: Column[];
  view: View;
  side: Side;
  linkTo: (id: string) => string;
  onBook: ((chosen: ChosenSlot) => void) | undefined;
};

/** The columns below each other, each as a list by time, for narrow screens. */
export function AgendaList({ columns, view, side, linkTo, onBook }: Props) {
  return columns.map((column) => (
    <Day key={column.key} column={column} view={view} side={side} linkTo={linkTo} onBook={onBook} />
  ));
}

function Day({ column, view, side, linkTo, onBook }: Omit<Props, 'columns'> & { column: Column }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { doctor, date, appointments } = column;
  const title = view === 'day' ? doctor.name : fullDay(date);
  const isTitled = view === 'week' || side === 'hospital';
  const lines = [
    ...appointments.map((one) => ({ ...one, kind: 'appointment' as const })),
    ...column.holds.map((one) => ({ ...one, kind: 'hold' as const })),
    ...column.blocks.map((one) => ({ ...one, kind: 'block' as const })),
    ...freeRuns(column.free).map((slots) => ({ ...spanOf(slots), slots, kind: 'free' as const })),
  ].sort((a, b) => a.from - b.from);
  return (
    <section className={css.day} aria-label={t.dayOf(doctor.name, fullDay(date))}>
      {isTitled && (
        <header>
          <h3>{title}</h3>
          <small>{t.counts(appointments.length, column.free.length)}</small>
        </header>
      )}
      {isEmpty(column) && <p className={css.closed}>{t.closed}</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.from}`} data-kind={line.kind}>
            {line.kind === 'appointment' && (
              <a
                id={`appointment-${line.appointment.id}`}
                href={linkTo(line.appointment.id)}
                onClick={(event) => {
                  event.preventDefault();
                  void navigate(linkTo(line.appointment.id), { preventScrollReset: true });
                }}
              >
                <Times span={line} />
                <span>
                  <b>{line.appointment.patient.full_name}</b>
                  <small>
                    {[line.appointment.speciality.name, line.appointment.consultation_type === 'ONLINE' && t.online]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                  <StatusBadge status={line.appointment.status} />
                </span>
              </a>
            )}
            {line.kind === 'free' && (
              <div>
                <Times span={line} />
                <span className={css.free}>
                  <small>{t.free}</small>
                  {onBook &&
                    line.slots.map((slot) => (
                      <Chip key={slot.from} pressed={false} onClick={() => onBook({ column, slot })}>
                        {t.bookAt(clockAt(slot.from))}
                      </Chip>
                    ))}
                </span>
              </div>
            )}
            {(line.kind === 'hold' || line.kind === 'block') && (
              <div>
                <Times span={line} />
                <span>{line.kind === 'hold' ? t.held[side] : t.blocked}</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const Times = ({ span }: { span: Span }) => (
  <span className={css.times}>
    <b>{clockAt(span.from)}</b>
    <small>{clockAt(span.to)}</small>
  </span>
);

/** Free slots that follow each other, as one group. */
function freeRuns(free: readonly FreeSlot[]): FreeSlot[][] {
  const runs: FreeSlot[][] = [];
  for (const slot of free) {
    const last = runs.at(-1);
    if (last?.at(-1)!.to === slot.from) last!.push(slot);
    else runs.push([slot]);
  }
  return runs;
}

const spanOf = (slots: FreeSlot[]): Span => ({ from: slots[0]!.from, to: slots.at(-1)!.to });
