// Doctors of the generated data differ only in name, place and slots, so that answers have the same size in data of
// every size.

export const benchId = (kind: keyof typeof kinds, index: number): string => {
  const at = index.toString(16).padStart(8, '0');
  return `0198${at.slice(0, 4)}-${at.slice(4)}-7000-${kinds[kind]}-000000000000`;
};
/** A family name that exactly twelve doctors have, whatever the size of the data. */
export const familyOf = (index: number): string => {
  const parts = [index % 24, Math.floor(index / 24) % 24, Math.floor(index / 576) % 24];
  if (index >= 13_824) parts.push(Math.floor(index / 13_824) % 24);
  return parts.map((part) => syllables[part]).join('');
};
const sharedBy = 12;

/**
 * The digits of an id that show its kind. As in the product, an id begins with a time, which is one millisecond later
 * for each row. The index of slot claims is sorted by the first half of an id; if that half were equal in all rows, a
 * booking would read 1,300 pages.
 */
const kinds = {
  doctor: '8d00',
  hospital: '8a00',
  laboratory: '8a01',
  pharmacy: '8a02',
  patient: '8b00',
  payment: '8c00',
  visit: '8e00',
  link: '8f00',
  offer: '9000',
  order: '9100',
};
const places = ['hospital', 'laboratory', 'pharmacy'] as const;
/** The number of offerings of each laboratory and pharmacy. */
const offeringsPerShop = 6;
const syllables = 'ba bi bo ca da di fa ga gi ha ja ka ki ma mi mu na ni nya ra ru sa ta wa'.split(' ');

const id = (kind: keyof typeof kinds, index: string) =>
  `('0198' || lpad(to_hex(${index}), 8, '0') || '7000${kinds[kind]}000000000000')::uuid`;
const list = (words: string[]) => `'{${words.join(',')}}'::text[]`;
const syllable = (index: string) => `(${list(syllables)})[1 + ((${index}) % 24)]`;
const family = (index: string) =>
  `(${syllable(index)} || ${syllable(`${index} / 24`)} || ${syllable(`${index} / 576`)}
    || case when ${index} >= 13824 then ${syllable(`${index} / 13824`)} else '' end)`;
const given = (index: string) =>
  `(${list(['Aline', 'Claude', 'Diane', 'Eric', 'Grace', 'Jeanne', 'Olivier', 'Patrick', 'Rosine', 'Samuel', 'Solange', 'Yvonne'])})[1 + ((${index}) % 12)]`;

/**
 * The number of rows of each kind for a number of doctors. There are as many laboratories and as many pharmacies as
 * hospitals, and as many orders as doctors.
 */
export const countsOf = (doctors: number) => ({
  families: Math.ceil(doctors / sharedBy),
  hospitals: Math.max(20, Math.ceil(doctors / 200)),
  patients: Math.max(1_000, Math.ceil(doctors / 10)),
});

/**
 * The statements that fill a database which is migrated and contains only the catalogues. The caller builds the indexes
 * afterwards.
 */
export function steps(doctors: number): [name: string, statement: string][] {
  const { families, hospitals, patients } = countsOf(doctors);
  const all = (count: number) => `from generate_series(0::bigint, ${count - 1}) i`;
  const name = `(${given('i / 7')} || ' ' || initcap(${family(`(i % ${families})`)}))`;
  const placeName = (index: string, kind: string) =>
    `(initcap(${family(`(${index} * 7 + 5)`)}) || ' ${kind.charAt(0).toUpperCase()}${kind.slice(1)}')`;
  const hospital = `(i % ${hospitals})`;
  const catalogue = `cross join (select array_agg(id order by name) as ids, array_agg(name order by name) as names, count(*) as n from speciality) s
    cross join (select array_agg(id order by name) as ids, array_agg(name order by name) as names, count(*) as n from symptom_disease) t`;
  const spec = (field: string) => `s.${field}[1 + (i % s.n)]`;
  const treat = (field: string, k: string) => `t.${field}[1 + ((i * 3 + ${k}) % t.n)]`;
  const account = (kind: keyof typeof kinds, count: number, named: string): [string, string][] => [
    [
      `${kind} logins`,
      `insert into login (id, email) select ${id(kind, 'i')}, '${kind}' || i || '@bench.test' ${all(count)}`,
    ],
    [
      `${kind} accounts`,
      `insert into account (id, login_id, type, name, user_code)
        select ${id(kind, 'i')}, ${id(kind, 'i')}, '${kind}', ${named}, lpad(upper(to_hex(i)), 8, '0') ${all(count)}`,
    ],
    [
      `${kind} members`,
      `insert into membership (id, login_id, account_id, role)
        select gen_random_uuid(), ${id(kind, 'i')}, ${id(kind, 'i')}, first_role('${kind}') ${all(count)}`,
    ],
  ];
  // triggers stay enabled here, because they write the search words and counts, once for each statement
  const provider = (kind: keyof typeof kinds, text: string, from: string): [string, string] => [
    `${kind}s as providers`,
    `set session_replication_role = origin;
      insert into provider (id, kind, name, email, is_published, search)
      select id, '${kind}', name, '${kind}@bench.test', true,
        regexp_replace(lower(unaccent(name || ' ' || ${text})), '[^a-z0-9]+', ' ', 'g')
      from (select a.id, a.name, i from account a
        join ${from} on a.id = ${id(kind, 'i')} where a.type = '${kind}') named ${kind === 'doctor' ? catalogue : ''};
      set session_replication_role = replica`,
  ];
  const week = `(date_trunc('week', now() at time zone 'Africa/Kigali'))`;
  // gives a doctor three appointments in three different weeks, each of half an hour between 09:00 and 17:00
  const start = `((${week} + (((i % 3) + k * 3 - 4) * 7 + (i + k) % 5) * interval '1 day'
    + (540 + ((i / 5 + k * 5) % 16) * 30) * interval '1 minute') at time zone 'Africa/Kigali')`;
  const bookings = `from generate_series(0::bigint, ${doctors - 1}) i, generate_series(0, 2) k`;
  const number = '(i * 3 + k)';
  const done = `${start} < now()`;
  // spreads the orders over two years; every second order is at a pharmacy, and every third is still open
  const ordered = `(now() - (i % 720) * interval '1 day' - interval '1 hour')`;
  const shop = (laboratory: string, pharmacy: string) => `case when i % 2 = 0 then ${laboratory} else ${pharmacy} end`;
  const shopId = shop(id('laboratory', `(i / 2 % ${hospitals})`), id('pharmacy', `(i / 2 % ${hospitals})`));
  const buyer = id('patient', `(i * 7919 % ${patients})`);
  const orderPayment = id('payment', `(${doctors * 3} + i)`);
  // the number of the first offering of a provider: all offerings of laboratories come before those of pharmacies
  const firstOffering = `((i % 2 * ${hospitals} + i / 2 % ${hospitals}) * ${offeringsPerShop})`;
  return [
    [
      'administrator',
      `insert into login (id, email) values ('${administrator}', 'admin@bench.test');
      insert into account (id, login_id, type, name, user_code)
        values ('${administrator}', '${administrator}', 'admin', 'Ivuriro', 'ADM2N222');
      insert into membership (id, login_id, account_id, role)
        values (gen_random_uuid(), '${administrator}', '${administrator}', 'administrator')`,
    ],
    ...account('patient', patients, `${given('i')} || ' ' || initcap(${family('i')})`),
    [
      'patients',
      `insert into patient (id, gender, birth_date) select ${id('patient', 'i')}, 'Female', '1990-01-01' ${all(patients)}`,
    ],
    ...places.flatMap((kind): [string, string][] => [
      ...account(kind, hospitals, placeName('i', kind)),
      provider(kind, `'Kigali'`, `generate_series(0::bigint, ${hospitals - 1}) i`),
      [
        `${kind}s as places`,
        `insert into place (id, kind, type, about, sector_code, district_code, at)
          select ${id(kind, 'i')}, '${kind}', ${kind === 'hospital' ? "'Hospital'" : 'null'}, '<p>A house of health.</p>',
            c.codes[1 + (i % c.n)], c.codes[1 + (i % c.n)] / 100, place_at(null, null, c.codes[1 + (i % c.n)], null)
          from generate_series(0::bigint, ${hospitals - 1}) i
          cross join (select array_agg(code order by code) as codes, count(*) as n from division where level = 3) c`,
      ],
    ]),
    ...account('doctor', doctors, name),
    provider(
      'doctor',
      `${spec('names')} || ' ' || ${placeName(hospital, 'hospital')} || ' ' || ${treat('names', '0')} || ' ' || ${treat('names', '1')}`,
      `generate_series(0::bigint, ${doctors - 1}) i`,
    ),
    [
      'doctors',
      `insert into doctor (id, gender, bio, rmdc_number, licence_expires_on, verified, language_spoken, consultation_fee, slot_minutes)
        select ${id('doctor', 'i')}, 'Female', '<p>Sees patients of every age, explains and takes time.</p>', 'RMDC ' || i,
          current_date + 200, true, '[{"value":"English"},{"value":"Kinyarwanda"}]', 5000 + (i % 20) * 1000, 30 ${all(doctors)}`,
    ],
    [
      'specialities',
      `insert into provider_speciality (id, provider_id, provider_kind, speciality_id)
        select ${id('link', 'i')}, ${id('doctor', 'i')}, 'doctor', ${spec('ids')} ${all(doctors)} ${catalogue}`,
    ],
    [
      'treated diseases',
      `insert into treated_symptom_disease (id, provider_id, symptom_disease_id)
        select ${id('link', 'i * 2 + k')}, ${id('doctor', 'i')}, t.ids[1 + ((i * 3 + k) % t.n)]
        ${all(doctors)} cross join generate_series(0, 1) k ${catalogue}`,
    ],
    [
      'teams',
      `insert into team_member (id, provider_id, place_kind, doctor_id)
        select ${id('link', 'i')}, ${id('hospital', hospital)}, 'hospital', ${id('doctor', 'i')} ${all(doctors)}`,
    ],
    [
      'ratings',
      `insert into provider_rating (provider_id, overall, waiting_time, customer_care, communication, recommend, total)
        select ${id('doctor', 'i')}, 4.5, 4.2, 4.6, 4.4, 4.7, 8 ${all(doctors)}`,
    ],
    [
      'weekly hours',
      `insert into calendar_row (id, doctor_id, day, starts_at, ends_at, type)
        select ${id('link', 'i * 8 + day')}, ${id('doctor', 'i')}, day, 540, 1020, 'default' ${all(doctors)} cross join generate_series(1, 5) day`,
    ],
    [
      'payments',
      `insert into payment (id, tx_ref, patient_id, payee_id, payee_kind, purpose, method, amount, commission, status, reference_id, captured_at, completed_at, created_at)
        select ${id('payment', number)}, 'bench-' || ${number}, ${id('patient', `(${number} * 7919 % ${patients})`)},
          ${id('hospital', hospital)}, 'hospital', 'appointment', 'CASH', 10000, 1000,
          case when ${done} then 'SUCCESSFUL' else 'CASH_DUE' end, ${id('visit', number)},
          case when ${done} then ${start} end, case when ${done} then ${start} end, ${start} - interval '60 days' ${bookings}`,
    ],
    [
      'appointments',
      `insert into appointment (id, code, patient_id, doctor_id, hospital_id, speciality_id, insurance_id, payment_id, consultation_type, status, reason, starts_at, ends_at, refund_rule, created_at)
        select ${id('visit', number)}, lpad(upper(to_hex(${number})), 8, '0'), ${id('patient', `(${number} * 7919 % ${patients})`)},
          ${id('doctor', 'i')}, ${id('hospital', hospital)}, ${spec('ids')}, 'none', ${id('payment', number)}, 'PHYSICAL',
          case when ${done} then 'COMPLETED' else 'PENDING' end, 'Check-up', ${start}, ${start} + interval '30 minutes',
          '[{"until_hours_before":4,"percent":100},{"until_hours_before":null,"percent":50}]', ${start} - interval '60 days'
        ${bookings} ${catalogue}`,
    ],
    ...(['laboratory', 'pharmacy'] as const).map((kind, index): [string, string] => {
      const [item, column] = kind === 'laboratory' ? ['test', 'test_id'] : ['drug', 'drug_id'];
      return [
        `${item}s on their lists`,
        `insert into offer (id, provider_id, kind, ${column}, price)
          select ${id('offer', `((${index} * ${hospitals} + i) * ${offeringsPerShop} + k)`)}, ${id(kind, 'i')}, '${kind}', c.ids[1 + (i + k) % c.n], 2000 + k * 500
          ${all(hospitals)} cross join generate_series(0, ${offeringsPerShop - 1}) k
          cross join (select array_agg(id order by id) as ids, count(*) as n from ${item}) c`,
      ];
    }),
    [
      'payments of orders',
      `insert into payment (id, tx_ref, patient_id, payee_id, payee_kind, purpose, method, amount, commission, status, reference_id, captured_at, completed_at, created_at)
        select ${orderPayment}, 'bench-order-' || i, ${buyer}, ${shopId}, ${shop("'laboratory'", "'pharmacy'")},
          ${shop("'laboratory_test'", "'prescription'")}, 'CASH', 4500, 450,
          case when i % 3 = 0 then 'CASH_DUE' else 'SUCCESSFUL' end, ${id('order', 'i')},
          case when i % 3 > 0 then ${ordered} end, case when i % 3 > 0 then ${ordered} end, ${ordered} ${all(doctors)}`,
    ],
    [
      'orders',
      `insert into medical_order (id, code, kind, patient_id, provider_id, payment_id, category, status, created_at)
        select ${id('order', 'i')}, lpad(upper(to_hex(i)), 8, '0'), ${shop("'laboratory'", "'pharmacy'")}, ${buyer}, ${shopId},
          ${orderPayment}, case when i % 5 = 0 then 'Doctor' else 'Patient' end,
          case when i % 3 = 0 then 'PENDING' else 'COMPLETED' end, ${ordered} ${all(doctors)}`,
    ],
    [
      'lines of orders',
      `insert into medical_order_line (id, order_id, provider_id, position, offer_id, price, quantity, name)
        select ${id('link', '(i * 2 + k)')}, ${id('order', 'i')}, ${shopId}, k, ${id('offer', `(${firstOffering} + (i / 7 + k) % ${offeringsPerShop})`)}, 2250, 1, 'Ordered item ' || i / 7 + k
        ${all(doctors)} cross join generate_series(0, 1) k`,
    ],
    // triggers stay enabled here, because one of them updates the wallets
    [
      'lines of the ledger',
      `set session_replication_role = origin;
      insert into ledger_transaction (event, owner_id, amount, commission, payment_id, at)
        select 'cash_earn', payee_id, amount, commission, id, completed_at from payment where completed_at is not null;
      set session_replication_role = replica`,
    ],
    [
      'searches',
      `insert into search_count (day, text, city, searches)
        select current_date - (i % 360)::integer, ${family('(i / 360)')}, 'Kigali', 1 + i % 9 ${all(doctors)}`,
    ],
    [
      'claims',
      `insert into slot_claim (id, doctor_id, during, state, payment_id, appointment_id)
        select ${id('link', number)}, ${id('doctor', 'i')}, tstzrange(${start}, ${start} + interval '30 minutes'), 'BOOKED',
          ${id('payment', number)}, ${id('visit', number)} ${bookings}`,
    ],
  ];
}

/** One administrator. */
export const administrator = '01980000-0000-7000-8900-000000000000';

/** Inserts the rows about doctors that triggers would have derived; runs after the indexes are built. */
export const findings = `insert into doctor_finding (doctor_id) select id from doctor;
  insert into doctor_free (doctor_id) select id from doctor;
  select keep_doctor_marks(array(select id from doctor))`;
