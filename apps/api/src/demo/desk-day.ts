import { dayOf, instantOf } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { letterAfter } from '../modules/queue/domain/token.ts';
import { type Catalogue, named } from './catalogue.ts';
import { type DemoData, type DemoDoctor, type DemoPlace, isDemoPlace } from './demo-data.ts';
import type { DemoAppointment } from './draw-appointments.ts';
import { put } from './put.ts';
import { demoCode, demoId, dice } from './seed.ts';

/** An appointment of today at the demo's hospital, with the state of its patient at the desk. */
export interface DeskAppointment {
  appointment: DemoAppointment;
  /** Null while the patient has not arrived. */
  arrivedAt: Date | null;
  calledAt: Date | null;
  /** When the patient paid at the desk. */
  paidAt: Date | null;
}

interface Step {
  /**
   * The position of the appointment's slot among the doctor's slots: 0 is the current one, 1 the next, -1 the previous.
   */
  slot: number;
  status: 'COMPLETED' | 'ONGOING' | 'PENDING';
  arrived: boolean;
  called: boolean;
  paid: boolean;
}
const done: Step = { slot: -2, status: 'COMPLETED', arrived: true, called: true, paid: true };
const inRoom: Step = { slot: 0, status: 'ONGOING', arrived: true, called: true, paid: true };
const called: Step = { slot: 1, status: 'PENDING', arrived: true, called: true, paid: false };
const paid: Step = { slot: 1, status: 'PENDING', arrived: true, called: false, paid: true };
const waiting: Step = { slot: 2, status: 'PENDING', arrived: true, called: false, paid: false };
const awaited: Step = { slot: 3, status: 'PENDING', arrived: false, called: false, paid: false };
/** The appointments of each doctor's day, chosen so that the queue shows each state. */
const days: Step[][] = [
  [done, paid, waiting, awaited],
  [done, inRoom, called, waiting],
  [done, inRoom, paid, awaited],
];
const minute = 60_000;

/**
 * Draws the day at the desk of the demo's hospital as it is now: patients in the room, called, waiting, and not yet
 * arrived. An appointment is left out when it would be on another day, or when its doctor has another appointment then.
 */
export function drawDeskDay(data: DemoData, others: DemoAppointment[], now: Date): DeskAppointment[] {
  const hospital = data.places.find((place) => isDemoPlace(place) && place.kind === 'hospital')!;
  const throws = dice('desk day');
  const patients = throws.some(data.patients.slice(2), days.flat().length);
  const doctors = data.doctors.filter(({ places }) => places.includes(hospital)).slice(0, days.length);
  return doctors.flatMap((doctor, index) => {
    const length = doctor.slotMinutes * minute;
    const begun = Math.floor(now.getTime() / length) * length;
    const drawn = days[index]!.map((step) =>
      deskAppointment({
        doctor,
        hospital,
        patient: patients.pop()!,
        step,
        startsAt: new Date(begun + step.slot * length),
        now,
      }),
    );
    const own = others.filter((one) => one.doctor === doctor && one.status !== 'CANCELLED');
    return drawn.filter(
      ({ appointment }) => isToday(appointment, now) && !own.some((one) => overlaps(one, appointment)),
    );
  });
}

interface DeskSpec {
  doctor: DemoDoctor;
  hospital: DemoPlace;
  patient: DemoAppointment['patient'];
  step: Step;
  startsAt: Date;
  now: Date;
}

function deskAppointment({ doctor, hospital, patient, step, startsAt, now }: DeskSpec): DeskAppointment {
  const { status } = step;
  const endsAt = new Date(startsAt.getTime() + doctor.slotMinutes * minute);
  const bookedAt = new Date(instantOf(dayOf(now), 0).getTime() - 20 * 60 * minute);
  // whoever comes later waits shorter
  const arrivedAt = new Date(Math.min(startsAt.getTime(), now.getTime()) - (12 - 3 * step.slot) * minute);
  const after = (minutes: number) => new Date(Math.min(arrivedAt.getTime() + minutes * minute, now.getTime()));
  const id = demoId('desk visit', doctor.id, startsAt.toISOString());
  const appointment: DemoAppointment = {
    id,
    code: demoCode(8, 'desk visit', id),
    doctor,
    patient,
    hospital,
    speciality: doctor.specialities[0]!,
    insuranceId: 'none',
    status,
    startsAt,
    endsAt,
    bookedAt,
    changedAt: { COMPLETED: endsAt, ONGOING: startsAt, PENDING: bookedAt }[status],
    cancelledBy: null,
    method: 'CASH',
    amount: doctor.fee ?? 1_000,
    reason: 'Control after the last visit',
    case: null,
  };
  return {
    appointment,
    arrivedAt: step.arrived ? arrivedAt : null,
    calledAt: step.called ? after(9) : null,
    paidAt: step.paid ? after(3) : null,
  };
}

const isToday = ({ startsAt, endsAt }: DemoAppointment, now: Date) =>
  dayOf(startsAt) === dayOf(now) && dayOf(new Date(endsAt.getTime() - 1)) === dayOf(now);
const overlaps = (one: DemoAppointment, other: DemoAppointment) =>
  one.startsAt < other.endsAt && one.endsAt > other.startsAt;

/** Inserts the arrivals with their queue tokens, numbered in the order in which the patients came. */
export async function putArrivals(db: Db, desk: DeskAppointment[], catalogue: Catalogue): Promise<void> {
  const arrived = desk
    .flatMap(({ arrivedAt, ...one }) => (arrivedAt ? [{ ...one, arrivedAt }] : []))
    .toSorted((a, b) => a.arrivedAt.getTime() - b.arrivedAt.getTime());
  const services = [...new Set(arrived.map(({ appointment }) => appointment.speciality))];
  await put(
    db,
    'arrival',
    arrived.map(({ appointment, arrivedAt, calledAt }, index) => ({
      appointment_id: appointment.id,
      day: dayOf(appointment.startsAt),
      place_id: appointment.hospital!.id,
      speciality_id: named(catalogue.specialities, appointment.speciality),
      letter: letterAfter(services.indexOf(appointment.speciality)),
      number: index + 1,
      arrived_at: arrivedAt,
      room: calledAt && `Room ${services.indexOf(appointment.speciality) + 1}`,
      called_at: calledAt,
    })),
  );
}
