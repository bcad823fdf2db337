import { addDays, dayOf, instantOf } from '../../apps/api/src/platform/clock.ts';
import type { CalendarHours } from '../../apps/api/src/modules/scheduling/calendar-slots.ts';
import { naiveSlots } from '../../apps/api/src/modules/scheduling/testing/naive-slots.ts';

/** What the product promises, said once more by one thread, in plain lists, without a database. */
export interface ModelDoctor {
  id: string;
  slotMinutes: number;
  hospitalIds: string[];
  rows: (CalendarHours & { id: string })[];
}
export interface Wish {
  type: 'ONLINE' | 'PHYSICAL';
  date: string;
  from: number;
  to: number;
  hospitalId: string | null;
  /** Nobody in particular: the hospital picks. */
  doctorId: string | null;
}
export interface Claim {
  doctorId: string;
  from: number;
  to: number;
  /** When a hold lapses, never while its payment is confirmed; null: a booked time. */
  until: number | null;
}
export interface Intent {
  txRef: string;
  patient: number;
  wish: Wish;
  /** Who may serve it. */
  doctorIds: string[];
  claim: Claim | null;
  /** The patient's second hold: a third of the same time would be refused. */
  second: boolean;
}
export interface Visit {
  id: string;
  patient: number;
  wish: Wish;
  claim: Claim;
  status: string;
}
export const statuses = ['PENDING', 'ONGOING', 'COMPLETED', 'CANCELLED', 'MISSED'];
const minute = 60_000;

export class Model {
  doctors: ModelDoctor[] = [];
  claims: Claim[] = [];
  intents: Intent[] = [];
  /** The unpaid hold of each patient. */
  unpaid = new Map<number, Intent>();
  /** Paid, while the gateway has not decided; and when it does. */
  confirming: { intent: Intent; decided: number }[] = [];
  visits: Visit[] = [];

  /** Who offers the time, in the order in which a hospital asks them. */
  offering(wish: Wish, now: number): string[] {
    const starts = instantOf(wish.date, wish.from).getTime();
    if (starts <= now || wish.date > addDays(dayOf(new Date(now)), 90)) return [];
    const asked = this.doctors.filter((doctor) => !wish.doctorId || doctor.id === wish.doctorId);
    const able = asked.filter((doctor) => offers(doctor, wish)).map((doctor) => doctor.id);
    return this.fewestVisitsFirst(able, wish.date);
  }

  fewestVisitsFirst(doctorIds: string[], date: string): string[] {
    return doctorIds.toSorted((a, b) => this.visitsOn(a, date) - this.visitsOn(b, date) || (a < b ? -1 : 1));
  }

  isTaken(doctorId: string, wish: Pick<Wish, 'date' | 'from' | 'to'>, now: number, but?: Claim | null): boolean {
    const [from, to] = [instantOf(wish.date, wish.from).getTime(), instantOf(wish.date, wish.to).getTime()];
    return this.claims.some(
      (claim) =>
        claim !== but && claim.doctorId === doctorId && claim.from < to && claim.to > from && isLive(claim, now),
    );
  }

  /** Takes the time of the first who has it free; lapsed holds of that day give way with it. */
  take(doctorIds: string[], wish: Wish, until: number | null, now: number, own?: Claim | null): Claim | null {
    const offering = this.offering(wish, now).filter((id) => doctorIds.includes(id));
    const doctorId = offering.find((id) => !this.isTaken(id, wish, now, own));
    if (!doctorId) return null;
    if (own) this.drop(own);
    this.lapse(now, doctorIds, wish.date);
    return this.claim(doctorId, wish, until);
  }

  /** Takes the time in cash. Where no lapsed hold lies on it those of the day stay for the sweep, as nobody needs their time. */
  takeInCash(patient: number, wish: Wish, now: number): Claim | null {
    const own = this.unpaid.get(patient)?.claim;
    const doctorIds = this.offering(wish, now);
    const [doctorId] = doctorIds;
    const atOnce = wish.doctorId && doctorId && !this.unpaid.has(patient) && !this.isTaken(doctorId, wish, -Infinity);
    return atOnce ? this.claim(doctorId, wish, null) : this.take(doctorIds, wish, null, now, own);
  }

  private claim(doctorId: string, wish: Wish, until: number | null): Claim {
    const [from, to] = [instantOf(wish.date, wish.from).getTime(), instantOf(wish.date, wish.to).getTime()];
    const claim = { doctorId, from, to, until };
    this.claims.push(claim);
    return claim;
  }

  /** Whether the patient has another visit, or a hold that is unpaid or whose payment is being verified, that overlaps. */
  isBusy(patient: number, from: number, to: number, but?: Visit): boolean {
    const meets = (claim: Claim | null) => claim !== null && claim.from < to && claim.to > from;
    const verifying = this.confirming
      .filter(({ intent }) => intent.patient === patient)
      .map(({ intent }) => intent.claim);
    const held = [this.unpaid.get(patient)?.claim ?? null, ...verifying];
    return (
      held.some((claim) => meets(claim) && this.claims.includes(claim!)) ||
      this.visits.some(
        (visit) =>
          visit !== but &&
          visit.patient === patient &&
          (visit.status === 'PENDING' || visit.status === 'ONGOING') &&
          meets(visit.claim),
      )
    );
  }

  hasEnded(wish: Wish, now: number): boolean {
    return instantOf(wish.date, wish.to).getTime() <= now;
  }

  drop(claim: Claim | null): void {
    this.claims = this.claims.filter((other) => other !== claim);
  }

  /** Lapsed holds go: of all, or of these doctors, or of a day of theirs. */
  lapse(now: number, doctorIds?: string[], date?: string): void {
    this.claims = this.claims.filter(
      (claim) =>
        isLive(claim, now) ||
        (doctorIds && !doctorIds.includes(claim.doctorId)) ||
        (date && dayOf(new Date(claim.from)) !== date),
    );
  }

  /** Whether the visit's time can be had again by the visit. */
  retake(visit: Visit, now: number): boolean {
    const { doctorId, from, to } = visit.claim;
    const met = this.claims.some(
      (claim) => claim.doctorId === doctorId && claim.from < to && claim.to > from && isLive(claim, now),
    );
    if (met) return false;
    this.lapse(now, [doctorId]);
    this.claims.push(visit.claim);
    return true;
  }

  /**
   * Another time for a visit: its own is given back first, and kept when the other cannot be had. Lapsed holds of that day
   * give way with all who might have served it, also with those who do not offer the time.
   */
  move(visit: Visit, wish: Wish, now: number): boolean {
    const same = visit.claim.doctorId;
    const team = this.doctors.filter(({ hospitalIds }) => hospitalIds.includes(wish.hospitalId!)).map(({ id }) => id);
    const others = wish.doctorId ? [] : team.filter((id) => id !== same);
    const old = visit.claim;
    this.drop(old);
    const claim = this.take([same], wish, null, now) ?? this.take(others, wish, null, now);
    visit.claim = claim ?? old;
    if (claim) this.lapse(now, [same, ...others], wish.date);
    else this.claims.push(old);
    return claim !== null;
  }

  /** Half an hour after the end, what is still open is missed. */
  close(now: number): void {
    for (const visit of this.visits)
      if (['PENDING', 'ONGOING'].includes(visit.status) && visit.claim.to <= now - 30 * minute) visit.status = 'MISSED';
  }

  private visitsOn(doctorId: string, date: string): number {
    return this.visits.filter(
      ({ claim, status }) =>
        claim.doctorId === doctorId && status !== 'CANCELLED' && dayOf(new Date(claim.from)) === date,
    ).length;
  }
}

const isLive = (claim: Claim, now: number) => claim.until === null || claim.until > now;

function offers(doctor: ModelDoctor, wish: Wish): boolean {
  const place = wish.hospitalId;
  return naiveSlots(doctor.rows, doctor, wish.date).some(
    (time) =>
      time.from === wish.from && time.to === wish.to && (place ? time.hospitalIds.includes(place) : time.online),
  );
}
