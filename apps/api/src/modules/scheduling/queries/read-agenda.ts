import { type agenda, type Agenda, agendaDoctorDays } from '@ivuriro/contract/agenda';
import { addDays, clockText, dayOf, minuteOf, weekdayOf } from '../../../platform/clock.ts';
import { problem } from '../../../platform/errors.ts';
import type { OwnedCallOf, Owner } from '../../../platform/http/call.ts';
import { doctorsOfTeam, type ListedDoctor, listedDoctors } from '../../providers/index.ts';
import { hoursOfSlots } from '../domain/agenda-hours.ts';
import type { Availability } from '../domain/availability.ts';
import { daysOf, shortWindow, type Window } from '../domain/slot-window.ts';
import { queueStatesOf } from '../ports.ts';
import { presentAppointments } from '../presenters/present-appointment.ts';
import { type AbsenceRange, rangesOfAbsences } from './absences.queries.ts';
import { appointmentsOfDesk } from './agenda.queries.ts';
import { sideOf } from './appointment-brief.queries.ts';
import type { AppointmentRow, AppointmentWithRefs } from './appointments.queries.ts';
import { type CalendarRowRow, findAbsences } from './calendar-rows.queries.ts';
import { loadAvailability, spanOf } from './load-availability.ts';
import { withMoveLink } from './move-links.queries.ts';

type AgendaCall = OwnedCallOf<typeof agenda.endpoints.read>;

/** Reads some days of the agenda of a doctor, or of the doctors of a hospital. */
export async function readAgenda(call: AgendaCall): Promise<Agenda> {
  const { owner, db, query, now } = call;
  const window = shortWindow(query);
  const team = await doctorsOf(call);
  if (team.length * daysOf(window) > agendaDoctorDays)
    throw problem('validation_failed', 'Choose fewer doctors or fewer days.');
  const ids = team.map(({ id }) => id);
  const span = spanOf(window.from, window.to);
  const side = sideOf(owner);
  const { since, until } = span;
  const rows = await appointmentsOfDesk(db, { side }, { id: owner.id, since, until, doctorIds: query.doctor_id });
  // a doctor who has left the team may still have appointments here
  const former = await listedDoctors(
    db,
    rows.map((row) => row.doctor_id).filter((id) => !ids.includes(id)),
  );
  const availabilities = await loadAvailability(db, { ids }, span, now);
  const absences = ids.length === 0 ? [] : await findAbsences(db, ids, window);
  const ranges = await rangesOfAbsences(
    db,
    absences.flatMap((row) => row.absence_id ?? []),
  );
  return {
    doctors: [...team, ...former],
    hours: availabilities.flatMap((availability) => hoursIn(window, availability, owner)),
    appointments: await presentInAgenda(call, rows),
    holds: holdsBeside(rows, availabilities),
    blocks: absences.flatMap((row) => blocksOf(row, window, owner, ranges)),
  };
}

/** The appointments, each with where its patient is and whether a new time was offered to them. */
async function presentInAgenda({ db, platform, actor, now }: AgendaCall, rows: AppointmentWithRefs[]) {
  const today = dayOf(now);
  const [shown, states, offered] = await Promise.all([
    presentAppointments(platform, rows, { actor, closely: false }),
    queueStatesOf.call(
      db,
      rows.filter((row) => dayOf(row.starts_at) === today),
      today,
    ),
    withMoveLink(
      db,
      rows.filter((row) => row.status === 'PENDING').map((row) => row.id),
    ),
  ]);
  return shown.map((one) => ({
    ...one,
    queue_state: states.get(one.id) ?? null,
    has_move_link: offered.has(one.id),
  }));
}

async function doctorsOf({ db, owner, query }: AgendaCall): Promise<ListedDoctor[]> {
  if (owner.kind === 'doctor') return listedDoctors(db, [owner.id]);
  const team = await doctorsOfTeam(db, owner.id);
  return query.doctor_id ? team.filter(({ id }) => query.doctor_id!.includes(id)) : team;
}

const interval = (doctor_id: string, date: string, { from, to }: { from: number; to: number }) => ({
  doctor_id,
  date,
  start_time: clockText(from),
  end_time: clockText(to),
});

function hoursIn(window: Window, { doctorId, slotsOfDay }: Availability, { kind, id }: Owner): Agenda['hours'] {
  const filter = kind === 'hospital' ? { type: 'PHYSICAL' as const, hospitalId: id } : {};
  return datesOf(window).flatMap((date) =>
    hoursOfSlots(slotsOfDay(date), filter).map((hours) => ({
      ...interval(doctorId, date, hours),
      types: [
        ...(hours.online ? (['ONLINE'] as const) : []),
        ...(hours.hospitalIds.length > 0 ? (['PHYSICAL'] as const) : []),
      ],
      hospital_ids: hours.hospitalIds,
    })),
  );
}

const minutesOfDay = 24 * 60;

/** The claims on the doctors' time that belong to none of these appointments. */
function holdsBeside(rows: AppointmentRow[], availabilities: Availability[]): Agenda['holds'] {
  const key = (doctorId: string, date: string, from: number) => `${doctorId} ${date} ${from}`;
  const shown = new Set(rows.map((row) => key(row.doctor_id, dayOf(row.starts_at), minuteOf(row.starts_at))));
  return availabilities.flatMap(({ doctorId, claims }) =>
    claims.flatMap((claim) => {
      const days = Math.floor(claim.from / minutesOfDay);
      const [date, from] = [addDays('1970-01-01', days), claim.from - days * minutesOfDay];
      const to = claim.to - days * minutesOfDay;
      return shown.has(key(doctorId, date, from)) ? [] : [interval(doctorId, date, { from, to })];
    }),
  );
}

/**
 * The blocks of a calendar row that closes time, one for each day. A hospital does not see time that another hospital
 * closes.
 */
function blocksOf(
  row: CalendarRowRow,
  window: Window,
  { kind, id }: Owner,
  ranges: Map<string, AbsenceRange>,
): Agenda['blocks'] {
  const isOwn = kind === 'doctor' || row.hospital_id === id;
  if (!isOwn && row.hospital_id !== null) return [];
  return datesOf(window)
    .filter((date) => row.date === date || row.day === weekdayOf(date))
    .map((date) => ({
      id: row.id,
      ...interval(row.doctor_id, date, { from: row.starts_at, to: row.ends_at }),
      removable: isOwn && row.date !== null,
      absence: (isOwn && row.absence_id && ranges.get(row.absence_id)) || null,
    }));
}

const datesOf = (window: Window): string[] =>
  Array.from({ length: daysOf(window) }, (_, index) => addDays(window.from, index));
