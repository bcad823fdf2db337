import { newId, newSecret } from '../../apps/api/src/platform/ids.ts';
import { hashOf } from '../../apps/api/src/platform/session.ts';
import { pages } from './every-page.ts';
import type { XssFixture, PersonKind } from './xss-fixture.ts';
import type { PageCheck } from './write-payloads.ts';

/** A subquery for the id of the demo account of this kind. */
export const accountOf = (kind: string) => `(select a.id from account a join login l on l.id = a.login_id
  where l.email = '${kind}@ivuriro.test' and a.type = '${kind}')`;
const room = (
  side: 'patient' | 'doctor',
) => `select meet_code as id from appointment where ${side}_id = ${accountOf(side)}
  and meet_code is not null and status in ('PENDING', 'ONGOING') order by id limit 1`;

/** The secrets of the addresses that the gate opens. */
export const secrets = {
  invitation: 'an-invitation-of-the-demo',
  /** The screen of a waiting room. */
  screen: 'a-screen-of-the-demo',
  /** The poster at the door of a hospital. */
  entrance: 'DEM2DEM3DEM4',
  /** The link by which a patient chooses a new time. */
  moveLink: 'a-move-link-of-the-demo',
  paymentLink: 'a-payment-link-of-the-demo',
};

/** Queries for ids of the demo, by the placeholder in a URL path, such as `{doctor}`. */
const things: Record<string, string> = {
  ...Object.fromEntries(
    ['patient', 'doctor', 'hospital', 'laboratory', 'pharmacy', 'admin'].map((kind) => [
      kind,
      `select ${accountOf(kind)} as id`,
    ]),
  ),
  post: 'select id from blog order by id limit 1',
  appointment: `select a.id from appointment a join consultation_file f on f.appointment_id = a.id
    where a.patient_id = ${accountOf('patient')} order by a.id limit 1`,
  appointmentOfDoctor: `select a.id from appointment a join consultation_file f on f.appointment_id = a.id
    join requested_imaging i on i.consultation_file_id = f.id where a.doctor_id = ${accountOf('doctor')} order by a.id limit 1`,
  appointmentOfHospital: `select id from appointment where hospital_id = ${accountOf('hospital')} order by id limit 1`,
  patientOfHospital: `select patient_id as id from appointment where hospital_id = ${accountOf('hospital')} order by id limit 1`,
  order: `select id from medical_order where patient_id = ${accountOf('patient')} and kind = 'pharmacy' and house_street_no is not null
    order by id limit 1`,
  orderOfLaboratory: `select id from medical_order where provider_id = ${accountOf('laboratory')} order by id limit 1`,
  orderOfPharmacy: `select id from medical_order where provider_id = ${accountOf('pharmacy')} order by id limit 1`,
  message: `select id from message_copy where account_id = ${accountOf('patient')} and box = 'inbox' order by id limit 1`,
  letterWithFile: `select c.id from message_copy c join message_file f using (message_id)
    where c.account_id = ${accountOf('patient')} and c.box = 'inbox' order by c.id limit 1`,
  cancelled: `select id from appointment where patient_id = ${accountOf('patient')} and status = 'PENDING' order by id desc limit 1`,
  room: room('patient'),
  roomOfDoctor: room('doctor'),
  drug: `select o.drug_id as id from offer o join drug d on d.id = o.drug_id join provider p on p.id = o.provider_id
    where o.removed_at is null and o.status = 'IN_STOCK' and d.status = 'IN_STOCK' and p.is_published
      and p.deleted_at is null order by o.id limit 1`,
  ...Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, `select '${secret}' as id`])),
  prescription: `select f.code as id from consultation_file f join prescribed_drug d on d.consultation_file_id = f.id order by d.id limit 1`,
};

/** Replaces the placeholders in a URL path by ids. */
export async function addressOf({ platform }: XssFixture, path: string): Promise<string> {
  let filled = path;
  for (const [hole, name] of path.matchAll(/\{(\w+)\}/g)) {
    const query = things[name!];
    const { rows } = query ? await platform.reads.query<{ id: string | null }>(query) : { rows: [] };
    if (!rows[0]?.id) throw new Error(`The demo has no ${name}.`);
    filled = filled.replace(hole, rows[0].id);
  }
  return filled;
}

/** Opens sessions for the accounts of the gate, which are people of the demo. */
export async function enterDemo(fixture: XssFixture): Promise<void> {
  for (const who of Object.keys(fixture.people) as PersonKind[]) {
    const [id, token] = [await addressOf(fixture, `{${who}}`), newSecret()];
    await fixture.platform.pool.query(
      `insert into session (token_hash, id, account_id, device, expires_at)
        values ($1, $2, $3, 'Chrome on Android Zq.session.device <img src=x onerror=ran.push(1)>', now() + interval '1 day')`,
      [hashOf(token), newId(), id],
    );
    fixture.people[who] = { id, token, name: who, email: '' };
  }
}

/** Returns a check for every page of the demo: the person, the path and the text that the page must show. */
export async function checksOfDemo(fixture: XssFixture): Promise<PageCheck[]> {
  const opened = Object.values(pages).filter((page) => typeof page !== 'string');
  return Promise.all(
    opened.flat().map(async ([who, opens, ...columns]) => ({
      who,
      path: await addressOf(fixture, opens.split(' > ')[0]!),
      presses: opens.split(' > ')[1],
      reads: columns.map((column) => `Zq.${column}`),
    })),
  );
}
