import { kinds as allKinds, type Kind } from '@ivuriro/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAdmin,
  makeDoctor,
  makeInsurance,
  makePatient,
  makePlace,
  makeSpeciality,
  type Person,
} from '../../testing/people.ts';
import { inviteDoctors, workTogether } from '../../testing/team-invitations.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadCatalogue } from '../catalogue/index.ts';

interface Resource {
  name: string;
  /** The messages of the API after an addition and after a removal. */
  says: [string, string];
  kinds: readonly Kind[];
  list: string;
  one: string;
  field: string;
  /** Ids that can be linked. */
  ids: () => Promise<string[]>;
  idOf: (link: any) => string;
}

let test: TestApp;
const idsOf = async (path: string) =>
  (await test.call('GET', path)).body.data.slice(0, 3).map((row: { id: string }) => row.id);

const resources: Resource[] = [
  {
    name: 'specialities',
    says: ['Specialities was added', 'Specialities was removed'],
    kinds: ['doctor', 'hospital', 'laboratory'],
    list: 'specialties',
    one: 'specialty',
    field: 'specialty_id',
    ids: () => idsOf('/specialties'),
    idOf: (link) => link.speciality.id,
  },
  {
    name: 'insurances',
    says: ['Successfully added insurance', 'Insurance was removed'],
    kinds: ['hospital', 'laboratory', 'pharmacy'],
    list: 'insurances',
    one: 'insurance',
    field: 'insurance_id',
    ids: () => idsOf('/insurances'),
    idOf: (link) => link.insurance.id,
  },
  {
    name: 'facilities',
    says: ['Facilities added successfully', 'Facility was removed'],
    kinds: ['hospital', 'laboratory'],
    list: 'facilities',
    one: 'facilities',
    field: 'facility_id',
    ids: () => idsOf('/facilities'),
    idOf: (link) => link.facility.id,
  },
  {
    name: 'team',
    says: ['Add team member successfully', 'Team member was removed'],
    kinds: ['hospital', 'laboratory'],
    list: 'doctors',
    one: 'doctor',
    field: 'doctor_id',
    ids: async () => Promise.all([1, 2, 3].map(async () => (await makeDoctor(test)).id)),
    idOf: (link) => link.doctor.id,
  },
  {
    name: 'affiliations',
    says: ['Hospital was added', 'Hospital was removed'],
    kinds: ['doctor'],
    list: 'hospitalAffiliations',
    one: 'hospitalAffiliation',
    field: 'hospital_id',
    ids: async () => Promise.all([1, 2, 3].map(async () => (await makePlace(test, 'hospital')).id)),
    idOf: (link) => link.hospital.id,
  },
  {
    name: 'treated diseases',
    says: ['Treated disease or symptoms was added', 'Item was removed'],
    kinds: ['doctor'],
    list: 'treatedSymptomsDiseases',
    one: 'treatedSymptomDisease',
    field: 'symptom_id',
    ids: () => idsOf('/symptomsDiseases'),
    idOf: (link) => link.symptoms_diseases[0].id,
  },
];
const cells = resources.flatMap((resource) =>
  resource.kinds.flatMap((kind) => (['own', 'admin'] as const).map((mount) => ({ ...resource, kind, mount }))),
);
const make = (kind: Kind): Promise<Person> => (kind === 'doctor' ? makeDoctor(test) : makePlace(test, kind));

describe('lists that a provider owns', () => {
  let admin: Person;
  let patient: Person;
  beforeAll(async () => {
    test = await startTestApp();
    await loadCatalogue(test.platform.db);
    [admin, patient] = await Promise.all([makeAdmin(test), makePatient(test)]);
  });
  afterAll(() => test.close());

  it.each(cells)('$name of a $kind are listed, added once and removed through the $mount mount', async (cell) => {
    const { kind, mount, field } = cell;
    const owner = await make(kind);
    const base = mount === 'admin' ? `/admin/${kind}` : `/${kind}`;
    const token = mount === 'admin' ? admin.token : owner.token;
    const list = async () =>
      (await test.call('GET', `${base}/${owner.id}/${cell.list}`, { token })).body.data as { id: string }[];
    const add = (ids: string[]) =>
      test.call('POST', `${base}/${cell.one}`, { token, body: { [field]: ids, [`${kind}_id`]: owner.id } });
    const [a, b, c] = (await cell.ids()) as [string, string, string];

    expect(await list()).toEqual([]);
    const added = await add([a, b, a]);
    expect([added.status, added.body.message]).toEqual([201, cell.says[0]]);
    expect(new Set(added.body.data.map(cell.idOf))).toEqual(new Set([a, b]));
    expect((await add([b, c])).body.data).toHaveLength(3);
    expect(await list()).toEqual((await add([a])).body.data);

    const [first] = await list();
    const removed = await test.call('DELETE', `${base}/${cell.one}/${first!.id}`, { token });
    expect([removed.status, removed.body.message]).toEqual([200, cell.says[1]]);
    expect((await list()).map((link) => link.id)).not.toContain(first!.id);
    expect(await list()).toHaveLength(2);
    expect((await test.call('DELETE', `${base}/${cell.one}/${first!.id}`, { token })).status).toBe(404);
  });

  it.each(cells.filter(({ mount }) => mount === 'own'))(
    'no other $kind, patient or visitor can change the $name of a $kind',
    async (cell) => {
      const { kind, field } = cell;
      const [owner, other] = await Promise.all([make(kind), make(kind)]);
      const [id] = await cell.ids();
      const body = { [field]: [id], [`${kind}_id`]: owner.id };
      const [link] = (await test.call('POST', `/${kind}/${cell.one}`, { token: owner.token, body })).body.data;
      const tries = async (token: string) => [
        (await test.call('GET', `/${kind}/${owner.id}/${cell.list}`, { token })).status,
        (await test.call('POST', `/${kind}/${cell.one}`, { token, body })).status,
        (await test.call('DELETE', `/${kind}/${cell.one}/${link.id}`, { token })).status,
      ];
      expect(await tries(other.token)).toEqual([404, 404, 404]);
      expect(await tries(patient.token)).toEqual([403, 403, 403]);
      expect(await tries('nothing')).toEqual([401, 401, 401]);
      const left = await test.call('GET', `/${kind}/${owner.id}/${cell.list}`, { token: owner.token });
      expect(left.body.data).toEqual([link]);
    },
  );

  it.each(cells.filter(({ mount }) => mount === 'own'))('unknown ids are refused as $name of a $kind', async (cell) => {
    const owner = await make(cell.kind);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const refused = await test.call('POST', `/${cell.kind}/${cell.one}`, {
      token: owner.token,
      body: { [cell.field]: [unknown] },
    });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
  });

  it('a doctor can end a team membership, and the events report who invited, accepted and ended it', async () => {
    const [hospital, doctor] = await Promise.all([makePlace(test, 'hospital'), makeDoctor(test)]);
    const link = await workTogether(test, hospital, doctor);
    const seen = await test.call('GET', `/doctor/${doctor.id}/hospitalAffiliations`, { token: doctor.token });
    expect(seen.body.data).toMatchObject([{ id: link, hospital_id: hospital.id }]);
    const path = `/doctor/hospitalAffiliation/${link}`;
    expect((await test.call('DELETE', path, { token: doctor.token })).status).toBe(200);
    const team = await test.call('GET', `/hospital/${hospital.id}/doctors`, { token: hospital.token });
    expect(team.body.data).toEqual([]);
    const { rows } = await test.platform.pool.query(
      `select change from outbox, jsonb_array_elements(payload -> 'changes') change
      where event = 'team.changed' and change ->> 'doctor_id' = $1 order by outbox.id`,
      [doctor.id],
    );
    const pair = { place_id: hospital.id, doctor_id: doctor.id };
    expect(rows.map(({ change }) => change)).toEqual([
      { what: 'invited', ...pair, by: hospital.id },
      { what: 'accepted', ...pair, by: doctor.id },
      { what: 'ended', ...pair, by: doctor.id },
    ]);
  });

  it('a hospital lists its own team memberships of a doctor; an administrator lists those of every hospital', async () => {
    const [here, there, doctor, other, invited] = await Promise.all([
      makePlace(test, 'hospital', { name: 'Here' }),
      makePlace(test, 'hospital', { name: 'There' }),
      makeDoctor(test),
      makeDoctor(test),
      makeDoctor(test),
    ]);
    await workTogether(test, here, doctor);
    await workTogether(test, here, other);
    await workTogether(test, there, doctor);
    await inviteDoctors(test, here, [invited]);
    const look = async (mount: string, token: string, query: Record<string, string> = {}) => {
      const { status, body } = await test.call('GET', `/${mount}/doctor_affiliations`, { token, query });
      return status === 200 ? body.data.map((link: any) => [link.hospital.name, link.doctor.id]) : body.message;
    };
    expect(await look('hospital', here.token, { doctor_id: doctor.id })).toEqual([['Here', doctor.id]]);
    expect(new Set(await look('hospital', here.token))).toEqual(
      new Set([
        ['Here', doctor.id],
        ['Here', other.id],
      ]),
    );
    expect(await look('hospital', there.token, { doctor_id: other.id })).toEqual([]);
    expect(await look('admin/hospital', admin.token, { doctor_id: doctor.id })).toEqual([
      ['Here', doctor.id],
      ['There', doctor.id],
    ]);
    expect(await look('admin/hospital', admin.token, { doctor_id: doctor.id, hospital_id: there.id })).toEqual([
      ['There', doctor.id],
    ]);
    expect(await look('admin/hospital', admin.token)).toBe('Select doctor');
  });

  it('the audit log records that an administrator added an insurance to a hospital', async () => {
    const hospital = await makePlace(test, 'hospital');
    await makeInsurance(test);
    await test.call('POST', '/admin/hospital/insurance', {
      token: admin.token,
      body: { insurance_id: ['none'], hospital_id: hospital.id },
    });
    const ofAdmin = test.platform.db.selectFrom('audit').selectAll().where('account_id', '=', admin.id);
    const lines = await ofAdmin.orderBy('id').execute();
    expect(lines.at(-1)).toMatchObject({ action: 'insurance.added', outcome: 'done' });
  });

  it('a doctor is found by a speciality as soon as it is added', async () => {
    const doctor = await makeDoctor(test);
    await makeSpeciality(test, { id: doctor.id, kind: 'doctor' });
    const id = await makeSpeciality(test, { id: (await makeDoctor(test)).id, kind: 'doctor' }, 'Mesmerism');
    const total = async () =>
      (await test.call('GET', '/doctors', { query: { 'text-search': 'mesmerism' } })).body.data.total;
    expect(await total()).toBe(0);
    const linkOf = (reply: typeof body) => reply.data.find((link: any) => link.speciality.id === id).id;
    const { body } = await test.call('POST', '/doctor/specialty', {
      token: doctor.token,
      body: { specialty_id: id },
    });
    expect(await total()).toBe(1);
    await test.call('DELETE', `/doctor/specialty/${linkOf(body)}`, { token: doctor.token });
    expect(await total()).toBe(0);
  });

  describe('opening hours of a provider', () => {
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const mounts = allKinds.flatMap((kind) => (['own', 'admin'] as const).map((mount) => ({ kind, mount })));

    it.each(mounts)('opening hours of a $kind are set and read through the $mount mount', async ({ kind, mount }) => {
      const owner = await make(kind);
      const base = mount === 'admin' ? `/admin/${kind}` : `/${kind}`;
      const token = mount === 'admin' ? admin.token : owner.token;
      const read = async () => (await test.call('GET', `${base}/${owner.id}/working_hours`, { token })).body.data;
      expect((await read()).map((hour: { day: string }) => hour.day)).toEqual(days);
      expect((await read())[0]).toMatchObject({ id: null, opening_from: '08:00 AM', closed_at: '05:00 PM' });
      const answer = await test.call('POST', `${base}/working_hours`, {
        token,
        body: {
          [`${kind}_id`]: [owner.id, owner.id, owner.id],
          day: ['Monday', 'Saturday', 'Sunday'],
          isClosed: ['0', '0', '1'],
          isWorking24Hours: [0, 1, 0],
          opening_from: ['08:00 PM', '', ''],
          closed_at: ['00:00 AM', '', ''],
        },
      });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Working time was set' } });
      const hours = await read();
      expect(answer.body.data).toEqual(hours);
      expect(hours[0]).toMatchObject({ opening_from: '08:00 PM', closed_at: '12:00 AM', [`${kind}_id`]: owner.id });
      expect(hours[1]).toMatchObject({ id: null, isClosed: false });
      expect(hours[5]).toMatchObject({ isWorking24Hours: true, isClosed: false });
      expect(hours[6]).toMatchObject({ isClosed: true });
    });

    it('opening hours whose lists differ in length or contain an invalid day or time are refused', async () => {
      const hospital = await makePlace(test, 'hospital');
      const set = (body: object) => test.call('POST', '/hospital/working_hours', { token: hospital.token, body });
      const one = {
        day: ['Monday'],
        isClosed: [0],
        isWorking24Hours: [0],
        opening_from: ['08:00 AM'],
        closed_at: ['05:00 PM'],
      };
      expect((await set({ ...one, isClosed: [0, 1] })).status).toBe(422);
      expect((await set({ ...one, opening_from: ['25:00'] })).status).toBe(422);
      expect((await set({ ...one, day: ['Someday'] })).status).toBe(422);
      expect((await set(one)).status).toBe(200);
    });
  });
});
