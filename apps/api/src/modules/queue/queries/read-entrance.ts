import type { entrances, patientEntrances } from '@ivuriro/contract/entrance-codes';
import { clockText, dayOf, minuteOf } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/pool.ts';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { providerRefs } from '../../providers/index.ts';
import { appointmentsOfDay, appointmentsWithRefs } from '../../scheduling/index.ts';
import { mayArrive } from '../domain/queue.ts';
import { tokenText } from '../domain/token.ts';
import { arrivalsOf } from './arrivals.queries.ts';
import { placeOfSecret } from './place-secrets.queries.ts';

/** The id of the hospital at whose door this code stands. */
export async function placeAtEntrance(db: Db, code: string): Promise<string> {
  const place = await placeOfSecret(db, 'entrance_code', code);
  if (!place) throw problem('link_expired');
  return place;
}

const nameOf = async (db: Db, place: string) => (await providerRefs(db, [place])).get(place)!.name;

export async function readEntrance({ db, params }: CallOf<typeof entrances.read>) {
  return { name: await nameOf(db, await placeAtEntrance(db, params.code)) };
}

/** The appointments of today for which the patient can say at this door that they have arrived. */
export async function readEntranceAsPatient({ db, actor, params, now }: CallOf<typeof patientEntrances.read>) {
  const place = await placeAtEntrance(db, params.code);
  const day = dayOf(now);
  const ofDay = await appointmentsOfDay(db, { side: 'patient_id', id: actor.id, day });
  const ids = [...ofDay.values()].filter((one) => one.hospital_id === place && mayArrive(one, now)).map(({ id }) => id);
  const [name, rows, arrivals] = await Promise.all([
    nameOf(db, place),
    appointmentsWithRefs(db, ids),
    arrivalsOf(db, ids, day),
  ]);
  const tokens = new Map(arrivals.map((arrival) => [arrival.appointment_id, tokenText(arrival)]));
  return {
    name,
    appointments: rows
      .toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
      .map(({ id, starts_at, ends_at, refs }) => ({
        id,
        doctor: refs.doctor.name,
        service: refs.speciality,
        start_time: clockText(minuteOf(starts_at)),
        end_time: clockText(minuteOf(ends_at)),
        token: tokens.get(id) ?? null,
      })),
  };
}
