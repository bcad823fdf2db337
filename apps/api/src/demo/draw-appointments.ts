import { addDays, dayOf, hourMs, instantOf } from '../platform/clock.ts';
import { slotsByCalendar } from '../modules/scheduling/domain/calendar-slots.ts';
import type { Calendars } from './providers.ts';
import { casesFor } from './catalogue.ts';
import { demoCode, demoId, dice, type Dice } from './seed.ts';
import type { Case, Source } from './source.ts';
import type { DemoDoctor, DemoPlace, Person, DemoData } from './demo-data.ts';

export interface DemoAppointment {
  id: string;
  code: string;
  doctor: DemoDoctor;
  patient: Person;
  hospital: DemoPlace | null;
  speciality: string;
  insuranceId: string;
  status: 'PENDING' | 'ONGOING' | 'COMPLETED' | 'CANCELLED' | 'MISSED';
  startsAt: Date;
  endsAt: Date;
  bookedAt: Date;
  /** When the appointment got its present status: completed, missed, cancelled or begun. */
  changedAt: Date;
  cancelledBy: 'patient' | 'provider' | null;
  method: 'CARD' | 'MOBILE_MONEY' | 'CASH';
  amount: number;
  reason: string;
  case: Case | null;
}

interface FoundSlot {
  date: string;
  from: number;
  to: number;
  hospital: DemoPlace | null;
}

const price = 1000;

/**
 * Draws the appointments of the last year and the next weeks, each in a slot that its doctor offers. The appointments
 * of other days depend on the date alone; only today's depend on the time of day too.
 */
export function drawAppointments(data: DemoData, source: Source, calendars: Calendars, now: Date): DemoAppointment[] {
  const today = dayOf(now);
  return data.doctors.flatMap((doctor, index) => {
    const throws = dice('visits', doctor.id);
    const slotsOfDay = slotsByCalendar(calendars.get(doctor.id)!, {
      slotMinutes: doctor.slotMinutes,
      hospitalIds: doctor.places.map((place) => place.id),
    });
    const claimed = new Set<number>();
    const cases = casesFor(source.cases, doctor.treats);
    const find = (date: string): FoundSlot | null => {
      const slots = slotsOfDay(date).filter((slot) => !claimed.has(instantOf(date, slot.from).getTime()));
      if (slots.length === 0) return null;
      const slot = throws.pick(slots);
      claimed.add(instantOf(date, slot.from).getTime());
      const hospitalId =
        slot.hospitalIds.length > 0 && !(slot.online && throws.chance(40)) ? throws.pick(slot.hospitalIds) : null;
      return {
        date,
        from: slot.from,
        to: slot.to,
        hospital: doctor.places.find((place) => place.id === hospitalId) ?? null,
      };
    };
    const appointment = (found: FoundSlot, patient: Person, status?: DemoAppointment['status']) =>
      completeAppointment({ doctor, found, patient, cases, throws, now, today, status });
    const strangers = data.patients.filter((patient) => patient.email !== doctor.email);
    const someone = () => throws.pick(strangers);
    const found = daysFor(index, today, throws).flatMap((date) => find(date) ?? []);
    const appointments = found.map((one) =>
      appointment(one, index === 0 && throws.chance(15) ? data.patients[0]! : someone()),
    );
    // The demo's doctor, and every fortieth doctor, has an appointment now.
    const current = index % 40 === 0 ? ongoing(doctor, now) : null;
    const rest = current
      ? appointments.filter((one) => one.endsAt <= current.startsAt || one.startsAt >= current.endsAt)
      : appointments;
    if (!current) return rest;
    return [...rest, appointment(current.found, index === 0 ? data.patients[0]! : someone(), 'ONGOING')];
  });
}

/**
 * The days on which a doctor has appointments: for the demo's doctor many days of a whole year, for others a few.
 * Everyone has at least one appointment in the future.
 */
function daysFor(index: number, today: string, throws: Dice): string[] {
  const past = index === 0 ? 190 : throws.between(4, 9);
  const coming = index === 0 ? 14 : throws.between(1, 3);
  return [
    ...Array.from({ length: past }, () => addDays(today, -throws.between(1, index === 0 ? 355 : 200))),
    ...(index % 5 === 0 ? [today, today] : []),
    ...Array.from({ length: coming }, () => addDays(today, throws.between(1, index === 0 ? 10 : 20))),
  ];
}

function ongoing(doctor: DemoDoctor, now: Date) {
  const length = doctor.slotMinutes * 60_000;
  const startsAt = new Date(Math.floor(now.getTime() / length) * length);
  const date = dayOf(startsAt);
  const from = (startsAt.getTime() - instantOf(date, 0).getTime()) / 60_000;
  const found: FoundSlot = { date, from, to: from + doctor.slotMinutes, hospital: null };
  return { startsAt, endsAt: new Date(startsAt.getTime() + length), found };
}

interface AppointmentSpec {
  doctor: DemoDoctor;
  found: FoundSlot;
  patient: Person;
  cases: Case[];
  throws: Dice;
  now: Date;
  today: string;
  status: DemoAppointment['status'] | undefined;
}

function completeAppointment({
  doctor,
  found,
  patient,
  cases,
  throws,
  now,
  today,
  status: given,
}: AppointmentSpec): DemoAppointment {
  const startsAt = instantOf(found.date, found.from);
  const endsAt = instantOf(found.date, found.to);
  const isOver = endsAt <= now;
  const luck = throws.below(100);
  const status =
    given ??
    (luck < 11 ? 'CANCELLED' : !isOver ? (startsAt > now ? 'PENDING' : 'ONGOING') : luck < 18 ? 'MISSED' : 'COMPLETED');
  const lead = throws.between(9, 24 * 9) * hourMs;
  const bookedAt = new Date(Math.min(startsAt.getTime() - lead, instantOf(today, 0).getTime() - lead));
  const paysCash = throws.chance(35) && found.hospital !== null && status !== 'MISSED';
  const card = throws.chance(40) ? 'CARD' : 'MOBILE_MONEY';
  const late = throws.chance(20) && isOver;
  const one = cases.length > 0 && throws.chance(85) ? throws.pick(cases) : null;
  return {
    id: demoId('visit', doctor.id, startsAt.toISOString()),
    code: demoCode(8, 'visit', doctor.id, startsAt.toISOString()),
    doctor,
    patient,
    hospital: found.hospital,
    speciality: throws.pick(doctor.specialities),
    insuranceId: throws.pick(['none', 'none', 'rssb', 'rssb', 'cbhi', 'mmi', 'radiant', 'britam']),
    status,
    startsAt,
    endsAt,
    bookedAt,
    changedAt: changedAt(status, { startsAt, endsAt, bookedAt }, late),
    cancelledBy: status === 'CANCELLED' ? (throws.chance(70) ? 'patient' : 'provider') : null,
    method: paysCash ? 'CASH' : card,
    amount: doctor.fee ?? price,
    reason:
      one?.reason ??
      throws.pick(['Check-up', 'Control after the last visit', 'Questions about my results', 'A second opinion']),
    case: one,
  };
}

function changedAt(
  status: DemoAppointment['status'],
  { startsAt, endsAt, bookedAt }: Record<'startsAt' | 'endsAt' | 'bookedAt', Date>,
  late: boolean,
): Date {
  if (status === 'CANCELLED') return new Date(late ? startsAt.getTime() - 2 * hourMs : bookedAt.getTime() + 4 * hourMs);
  if (status === 'PENDING') return bookedAt;
  return status === 'ONGOING' ? startsAt : endsAt;
}
