import { instantOf } from '../../apps/api/src/platform/clock.ts';
import { newSecret } from '../../apps/api/src/platform/ids.ts';
import { setMoveSecret } from '../../apps/api/src/modules/scheduling/queries/move-links.queries.ts';
import { atDesks, bookedAt, bookingAt, cancellation, type DeskPair, hour, moveByDesk } from './desk-pairs.ts';
import type { Pair, Send } from './pairs.ts';
import type { HeldScenario } from './scenario.ts';

/** Enters an absence of the doctor from eight to nine. */
const absence = ({ send, hospital, doctor, day }: HeldScenario, plan: 'CANCEL' | 'OFFER'): Send => {
  const [from, to] = [instantOf(day, 480).toISOString(), instantOf(day, 540).toISOString()];
  return () => send(hospital, 'POST', '/hospital/absences', { doctor_id: doctor.id, from, to, plan });
};
/**
 * Books an appointment and enters an absence at its time, so that the patient gets a link; returns a function that uses
 * the link.
 */
async function offered(scenario: HeldScenario) {
  const { fixture, send, day, doctor } = scenario;
  const id = await bookedAt(scenario, 8);
  await absence(scenario, 'OFFER')();
  // the job that sends the link normally stores its secret
  const secret = newSecret();
  await setMoveSecret(fixture.platform.db, id, secret);
  const use =
    (to: number): Send =>
    () =>
      fixture.call('POST', `/move_links/${secret}`, undefined, {
        assigned_date: day,
        ...hour(to),
        doctor_id: doctor.id,
      });
  return { id, use, send };
}

const unseen = ({ doctor }: HeldScenario) => ({
  what: 'visits and holds in an absence',
  sql: `select (select count(*) from appointment a where a.doctor_id = c.doctor_id and a.status in ('PENDING', 'ONGOING')
        and a.starts_at < upper(away) and a.ends_at > lower(away))
      + (select count(*) from slot_claim s where s.doctor_id = c.doctor_id and s.state in ('HELD', 'BOOKED')
        and s.during && away) as left
    from calendar_row c, tstzrange((c.date + c.starts_at * interval '1 minute') at time zone 'Africa/Kigali',
      (c.date + c.ends_at * interval '1 minute') at time zone 'Africa/Kigali') as away
    where c.doctor_id = $1 and not c.is_available`,
  of: doctor.id,
});
const secondMoves = (of: string) => ({
  what: 'moves or times too many',
  sql: `select (select greatest(count(*) - 1, 0) from appointment_move where appointment_id = $1)
    + (select abs(count(*) - 1) from slot_claim where appointment_id = $1 and state = 'BOOKED') as left`,
  of,
});
const claimedByCancelled = (of: string) => ({
  what: 'times that a cancelled visit has',
  sql: `select count(*) as left from slot_claim s join appointment a on a.id = s.appointment_id
    where a.id = $1 and a.status = 'CANCELLED' and s.state = 'BOOKED'`,
  of,
});

const pairs: Record<string, DeskPair> = {
  'a booking beside an absence': {
    refused: '409 slot_taken',
    prepare: async (scenario) => {
      const body = await bookingAt(scenario, 8);
      const act: Send = () => scenario.send(scenario.patient, 'POST', '/patient/request/appointment', body);
      return { change: absence(scenario, 'CANCEL'), act, remains: unseen(scenario) };
    },
  },
  'a payment that is opened beside an absence': {
    refused: '409 slot_taken',
    prepare: async (scenario) => {
      const body = { ...(await bookingAt(scenario, 8)), purpose: 'appointment', payment_method: 'CARD' };
      const act: Send = () => scenario.send(scenario.patient, 'POST', '/patient/payment_intents', body);
      return { change: absence(scenario, 'CANCEL'), act, remains: unseen(scenario) };
    },
  },
  'a payment that is confirmed beside an absence': {
    refused: '409 booking_lost',
    prepare: async (scenario) => {
      const { fixture, patient, send } = scenario;
      const body = { ...(await bookingAt(scenario, 8)), purpose: 'appointment', payment_method: 'CARD' };
      const { tx_ref } = (await send(patient, 'POST', '/patient/payment_intents', body)).data;
      const paid = { method: 'CARD', outcome: 'approve' };
      await fixture.call('POST', `/sandbox/checkout/${tx_ref}`, undefined, paid);
      const act: Send = () => send(patient, 'POST', '/patient/request/appointment', { payment_data: { tx_ref } });
      return { change: absence(scenario, 'CANCEL'), act, remains: unseen(scenario) };
    },
  },
  'a move by the desk beside an absence': {
    refused: '409 slot_taken',
    prepare: async (scenario) => {
      const id = await bookedAt(scenario, 10);
      return { change: absence(scenario, 'CANCEL'), act: moveByDesk(scenario, id, 8), remains: unseen(scenario) };
    },
  },
  'a link for a new time beside its second use': {
    refused: '422 link_expired',
    waits: '422 link_expired',
    prepare: async (scenario) => {
      const { id, use } = await offered(scenario);
      return { change: use(9), act: use(10), remains: secondMoves(id) };
    },
  },
  'a link for a new time beside a move by the desk': {
    refused: '422 link_expired',
    prepare: async (scenario) => {
      const { id, use } = await offered(scenario);
      return { change: moveByDesk(scenario, id, 9), act: use(10), remains: claimedByCancelled(id) };
    },
  },
  'a link for a new time beside the cancellation of the visit': {
    refused: '422 link_expired',
    prepare: async (scenario) => {
      const { id, use } = await offered(scenario);
      const change = cancellation(scenario, scenario.hospital, 'hospital', id);
      return { change, act: use(10), remains: claimedByCancelled(id) };
    },
  },
};

export const absences: Record<string, Pair> = atDesks(pairs);
