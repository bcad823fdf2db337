import type { Appointment } from '@ivuriro/contract';
import type { CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import { useNow } from '../../lib/hooks/use-now.ts';
import { StatusBadge } from '../../domain/statuses/StatusBadge.tsx';
import { fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import buttons from '../../ui/Button.module.css';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { clock, plus } from '../../ui/icons.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { type Acts, removalOf } from './acts.ts';
import type { View } from './agenda-address.ts';
import css from './AgendaList.module.css';
import './marks.module.css';
import { type Booked, clockAt, type Column, type FreeSlot, isEmpty, overbookedIn, type Side } from './columns.ts';
import { presenceOf } from './presence.ts';
import type { Span } from './spans.ts';
import { iconImages } from './icon-image.ts';
import { isMovable, mayStandBeside } from './targets.ts';
import { texts } from './texts.ts';

type Props = {
  columns: Column[];
  view: View;
  side: Side;
  linkTo: (id: string) => string;
  acts: Acts;
};

/** The columns one below the other for narrow screens, each as a list in the order of time. */
export function AgendaList({ columns, view, side, linkTo, acts }: Props) {
  return columns.map((column) => (
    <Day key={column.key} column={column} view={view} side={side} linkTo={linkTo} acts={acts} />
  ));
}

function Day({ column, view, side, linkTo, acts }: Omit<Props, 'columns'> & { column: Column }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const now = useNow();
  const { doctor, date, appointments } = column;
  const title = view === 'day' ? doctor.name : fullDay(date);
  const presence = (appointment: Booked) => {
    const known = presenceOf(appointment);
    return known && t.presences[known];
  };
  const isTitled = view === 'week' || side === 'hospital';
  const lines = [
    ...appointments.map((one) => ({ ...one, kind: 'appointment' as const })),
    ...column.holds.map((one) => ({ ...one, kind: 'hold' as const })),
    ...column.blocks.map((one) => ({ ...one, kind: 'block' as const })),
    ...freeRuns(column.free).map((slots) => ({ ...spanOf(slots), slots, kind: 'free' as const })),
  ].sort((a, b) => a.from - b.from);
  return (
    <section className={css.day} style={iconImages as CSSProperties} aria-label={t.dayOf(doctor.name, fullDay(date))}>
      {isTitled && (
        <header>
          <h3>{title}</h3>
          <small>{t.counts(appointments.length, overbookedIn(column), column.free.length)}</small>
        </header>
      )}
      {isEmpty(column) && <p className={css.closed}>{t.closed}</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.kind} ${line.from}`} data-kind={line.kind}>
            {line.kind === 'appointment' && (
              <>
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
                    <small data-presence={presenceOf(line.appointment)}>
                      {[
                        presence(line.appointment),
                        line.appointment.speciality.name,
                        line.appointment.consultation_type === 'ONLINE' && t.online,
                        line.appointment.overbooked && t.overbooked,
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                    <StatusBadge status={line.appointment.status} />
                  </span>
                </a>
                {acts.move && (isMovable(line.appointment, now) || mayStandBeside(line.appointment, now)) && (
                  <AppointmentMenu appointment={line.appointment} acts={acts} now={now} />
                )}
              </>
            )}
            {line.kind === 'free' && (
              <div>
                <Times span={line} />
                <span className={css.free}>
                  <small>{t.free}</small>
                  {acts.book &&
                    line.slots.map((slot) => (
                      <Chip key={slot.from} pressed={false} onClick={() => acts.book!({ column, slot })}>
                        {t.bookAt(clockAt(slot.from))}
                      </Chip>
                    ))}
                  {acts.askBlock && (
                    <Button
                      variant="text"
                      size="sm"
                      aria-label={t.blockPart(clockAt(line.from), clockAt(line.to))}
                      onClick={() => acts.askBlock!(column, line)}
                    >
                      {t.block}
                    </Button>
                  )}
                </span>
              </div>
            )}
            {line.kind === 'hold' && (
              <div>
                <Times span={line} />
                <span>{t.held[side]}</span>
              </div>
            )}
            {line.kind === 'block' && (
              <div>
                <Times span={line} />
                <span>
                  {t.blocked}
                  {removalOf(acts, line) && (
                    <Button variant="text" size="sm" onClick={() => removalOf(acts, line)!(column, line)}>
                      {line.absence ? t.endAbsence : t.unblock}
                    </Button>
                  )}
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type MenuProps = { appointment: Appointment; acts: Acts; now: Date };

function AppointmentMenu({ appointment, acts, now }: MenuProps) {
  const t = useTexts(texts);
  const label = t.more(appointment.patient.full_name);
  return (
    <Menu
      label={label}
      opener={(wiring) => (
        <button {...wiring} className={buttons.icon} aria-label={label}>
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    >
      {isMovable(appointment, now) && (
        <MenuItem icon={<Icon of={clock} />} onClick={() => acts.move!(appointment)}>
          {t.move}
        </MenuItem>
      )}
      {mayStandBeside(appointment, now) && (
        <MenuItem icon={<Icon of={plus} />} onClick={() => acts.bookBeside!(appointment)}>
          {t.bookBeside}
        </MenuItem>
      )}
    </Menu>
  );
}

const Times = ({ span }: { span: Span }) => (
  <span className={css.times}>
    <b>{clockAt(span.from)}</b>
    <small>{clockAt(span.to)}</small>
  </span>
);

/** Groups the free slots that follow each other without a gap. */
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
