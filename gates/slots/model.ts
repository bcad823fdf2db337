import { addDays, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import type { CalendarHours } from '../../apps/api/src/modules/scheduling/domain/calendar-slots.ts';
import { naiveSlots } from '../../apps/api/src/modules/scheduling/testing/naive-slots.ts';

export interface ModelDoctor {
  id: string;
  slotMinutes: number;
  hospitalIds: string[];
  rows: (CalendarHours & { id: string })[];
}
export interface BookingRequest {
  type: 'ONLINE' | 'PHYSICAL';
  date: string;
  from: number;
  to: number;
  hospitalId: string | null;
  /** The requested doctor; null when the hospital chooses the doctor. */
  doctorId: string | null;
  /** Whether the patient is at the desk already, so that the slot may have begun. */
  walkIn?: boolean;
}
export interface Claim {
  doctorId: string;
  from: number;
  to: number;
  /** The time at which the hold expires: Infinity while its payment is being confirmed, null for a booked slot. */
  until: number | null;
}
export interface Intent {
  txRef: string;
  patient: number;
  request: BookingRequest;
  /** The doctors who may take the appointment. */
  doctorIds: string[];
  claim: Claim | null;
  /** Whether this is the patient's second hold of this slot; the product refuses a third one. */
  second: boolean;
}
export interface ModelAppointment {
  id: string;
  patient: number;
  request: BookingRequest;
  /**
   * The time of the appointment. It is one of the claims of the model, unless the appointment is cancelled or
   * overbooked.
   */
  claim: Claim;
  status: string;
  overbooked: boolean;
  /** Whether the patient has an open link to choose a new time, because the doctor is away. */
  hasLink: boolean;
}
export const statuses = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
/** The largest number of overbooked appointments beside the appointment that has claimed the slot. */
const mostBeside = 2;
const minute = 60_000;

/** A single-threaded model of booking in plain lists, without a database. */
export class Model {
  doctors: ModelDoctor[] = [];
  claims: Claim[] = [];
  intents: Intent[] = [];
  /** The unpaid hold of each patient. */
  unpaid = new Map<number, Intent>();
  /** Paid intents about which the gateway has not yet decided; `decided` is the time at which it will decide. */
  confirming: { intent: Intent; decided: number }[] = [];
  appointments: ModelAppointment[] = [];

  /** An appointment that was booked. */
  add(id: string, booked: Pick<ModelAppointment, 'patient' | 'request' | 'claim'>, overbooked = false): void {
    this.appointments.push({ id, ...booked, status: 'PENDING', overbooked, hasLink: false });
  }

  /** The doctors who offer the slot, in the order in which a hospital chooses. */
  offering(request: BookingRequest, now: number): string[] {
    if (!isAhead(request, now)) return [];
    const asked = this.doctors.filter((doctor) => !request.doctorId || doctor.id === request.doctorId);
    const able = asked.filter((doctor) => hasSlot(doctor, request)).map((doctor) => doctor.id);
    return this.fewestAppointmentsFirst(able, request.date);
  }

  fewestAppointmentsFirst(doctorIds: string[], date: string): string[] {
    return doctorIds.toSorted(
      (a, b) => this.appointmentsOn(a, date) - this.appointmentsOn(b, date) || (a < b ? -1 : 1),
    );
  }

  isTaken(
    doctorId: string,
    request: Pick<BookingRequest, 'date' | 'from' | 'to'>,
    now: number,
    but?: Claim | null,
  ): boolean {
    const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
    return this.claims.some(
      (claim) =>
        claim !== but && claim.doctorId === doctorId && claim.from < to && claim.to > from && isLive(claim, now),
    );
  }

  /**
   * Claims the slot with the first doctor whose slot is free, and releases expired holds of that day; returns null when
   * no doctor is free.
   */
  take(
    doctorIds: string[],
    request: BookingRequest,
    until: number | null,
    now: number,
    own?: Claim | null,
  ): Claim | null {
    const offering = this.offering(request, now).filter((id) => doctorIds.includes(id));
    const doctorId = offering.find((id) => !this.isTaken(id, request, now, own));
    if (!doctorId) return null;
    if (own) this.drop(own);
    this.lapse(now, doctorIds, request.date);
    return this.claim(doctorId, request, until);
  }

  private claim(doctorId: string, request: BookingRequest, until: number | null): Claim {
    const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
    const claim = { doctorId, from, to, until };
    this.claims.push(claim);
    return claim;
  }

  /**
   * Whether at that time the patient has an appointment, or a hold that is unpaid or whose payment is being confirmed.
   */
  isBusy(patient: number, from: number, to: number, but?: ModelAppointment): boolean {
    const meets = (claim: Claim | null) => claim !== null && claim.from < to && claim.to > from;
    const verifying = this.confirming
      .filter(({ intent }) => intent.patient === patient)
      .map(({ intent }) => intent.claim);
    const held = [this.unpaid.get(patient)?.claim ?? null, ...verifying];
    return (
      held.some((claim) => meets(claim) && this.claims.includes(claim!)) ||
      this.appointments.some(
        (appointment) =>
          appointment !== but &&
          appointment.patient === patient &&
          (appointment.status === 'PENDING' || appointment.status === 'ONGOING') &&
          meets(appointment.claim),
      )
    );
  }

  hasEnded(request: BookingRequest, now: number): boolean {
    return instantOf(request.date, request.to).getTime() <= now;
  }

  drop(claim: Claim | null): void {
    this.claims = this.claims.filter((other) => other !== claim);
  }

  /** Releases expired holds: those of these doctors, or of all doctors; on this date, or on every date. */
  lapse(now: number, doctorIds?: string[], date?: string): void {
    this.claims = this.claims.filter(
      (claim) =>
        isLive(claim, now) ||
        (doctorIds && !doctorIds.includes(claim.doctorId)) ||
        (date && dayOf(new Date(claim.from)) !== date),
    );
  }

  /** Claims the slot of the appointment again; returns whether it was still free. */
  retake(appointment: ModelAppointment, now: number): boolean {
    const { doctorId, from, to } = appointment.claim;
    const met = this.claims.some(
      (claim) => claim.doctorId === doctorId && claim.from < to && claim.to > from && isLive(claim, now),
    );
    if (met) return false;
    this.lapse(now, [doctorId]);
    this.claims.push(appointment.claim);
    appointment.overbooked = false;
    return true;
  }

  /** The reason why a desk may book no further appointment in a taken slot; null when it may. */
  refusesBeside(request: BookingRequest, now: number): 'slot_taken' | 'slot_full' | null {
    const [from, to] = [instantOf(request.date, request.from).getTime(), instantOf(request.date, request.to).getTime()];
    const here = this.appointments.filter(({ claim }) => claim.doctorId === request.doctorId);
    const claimed = here.some(
      ({ claim, request: { hospitalId } }) =>
        this.claims.includes(claim) && claim.from === from && claim.to === to && hospitalId === request.hospitalId,
    );
    if (!claimed || !isAhead(request, now)) return 'slot_taken';
    const beside = here.filter(
      ({ overbooked, status, claim }) => overbooked && status !== 'CANCELLED' && claim.from < to && claim.to > from,
    );
    return beside.length >= mostBeside ? 'slot_full' : null;
  }

  /** Releases the claim of an appointment; an overbooked appointment has no claim. */
  private release(appointment: ModelAppointment): void {
    appointment.hasLink = false;
    if (appointment.overbooked) return;
    this.drop(appointment.claim);
    this.passOn(appointment.claim);
  }

  /**
   * Gives the freed time to the overbooked appointment at this time that was booked first, if no other claim overlaps.
   */
  passOn({ doctorId, from, to }: Claim): void {
    const next = this.appointments.find(
      ({ overbooked, status, claim }) =>
        overbooked &&
        (status === 'PENDING' || status === 'ONGOING') &&
        claim.doctorId === doctorId &&
        claim.from === from &&
        claim.to === to,
    );
    const met = this.claims.some((claim) => claim.doctorId === doctorId && claim.from < to && claim.to > from);
    if (!next || met) return;
    next.overbooked = false;
    this.claims.push(next.claim);
  }

  /**
   * Moves an appointment to a doctor whose time is free, from the first list of candidates that contains such a doctor.
   * The new slot may overlap the old slot of the appointment; when no doctor is free, the appointment keeps its old
   * slot. A successful move also releases the expired holds, on that day, of every candidate.
   */
  move(appointment: ModelAppointment, request: BookingRequest, now: number, candidates: string[][]): boolean {
    const old = appointment.claim;
    this.drop(old);
    const claim = candidates.reduce<Claim | null>((taken, ids) => taken ?? this.take(ids, request, null, now), null);
    appointment.claim = claim ?? old;
    if (claim) this.lapse(now, candidates.flat(), request.date);
    else if (!appointment.overbooked) this.claims.push(old);
    return claim !== null;
  }

  cancel(appointment: ModelAppointment): void {
    appointment.status = 'CANCELLED';
    this.release(appointment);
  }

  /**
   * Closes appointments that are still open half an hour after their end: as missed, or as cancelled when the doctor
   * was away and the patient chose no new time.
   */
  close(now: number): void {
    const overdue = this.appointments.filter(
      ({ status, claim }) => ['PENDING', 'ONGOING'].includes(status) && claim.to <= now - 30 * minute,
    );
    for (const appointment of overdue.toSorted((a, b) => a.claim.to - b.claim.to || (a.id < b.id ? -1 : 1)))
      if (appointment.hasLink) this.cancel(appointment);
      else appointment.status = 'MISSED';
  }

  private appointmentsOn(doctorId: string, date: string): number {
    return this.appointments.filter(
      ({ claim, status }) =>
        claim.doctorId === doctorId && status !== 'CANCELLED' && dayOf(new Date(claim.from)) === date,
    ).length;
  }
}

/**
 * Whether the slot can be booked by a patient, or for a walk-in by a desk: it has not begun (for a walk-in, it has not
 * ended), and is at most 90 days away.
 */
const isAhead = ({ date, from, to, walkIn }: BookingRequest, now: number) =>
  instantOf(date, walkIn ? to : from).getTime() > now && date <= addDays(dayOf(new Date(now)), 90);

const isLive = (claim: Claim, now: number) => claim.until === null || claim.until > now;

function hasSlot(doctor: ModelDoctor, request: BookingRequest): boolean {
  const place = request.hospitalId;
  return naiveSlots(doctor.rows, doctor, request.date).some(
    (time) =>
      time.from === request.from && time.to === request.to && (place ? time.hospitalIds.includes(place) : time.online),
  );
}
