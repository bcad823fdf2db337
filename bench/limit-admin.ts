import { columns, doctors } from './limit-queries.ts';

const member = `${columns}, p.email, p.phone, p.is_published, p.created_at`;
// $1: kind; $2 to $5: days of the free slots
export const members = {
  name: 'limit_members',
  text: `select (select count(*)::integer from (select from provider where kind = $1 and deleted_at is null limit 10000) c) as found,
      ${member}
    from (select id from provider where kind = $1 and deleted_at is null order by created_at desc, id desc limit 10) page
      join ${doctors} on p.id = page.id order by p.created_at desc, p.id desc`,
};
export const membersNamed = {
  name: 'limit_members_named',
  text: `with found as materialized (select id, created_at from provider
      where kind = $1 and deleted_at is null and words @@ $6::tsquery limit 1000)
    select (select count(*)::integer from found) as found, ${member}
    from (select id from found order by created_at desc, id desc limit 10) page
      join ${doctors} on p.id = page.id order by p.created_at desc, p.id desc`,
};
const named = (table: string, id: string) =>
  `(select json_build_object('id', i.id, 'name', i.name) from ${table} i where i.id = ${id})`;
const person = (id: string, more = '', joined = '') =>
  `(select json_build_object('id', i.id, 'name', i.name, 'user_code', i.user_code, ${more} 'picture',
      (select json_build_object('id', f.id, 'filename', f.filename) from picture f
        where f.item_type = i.type and f.item_id = i.id::text order by f.position, f.id limit 1))
    from account i ${joined} where i.id = ${id})`;
export const account = (id: string) => person(id);
/** A patient as doctors see them: with birth date, telephone and email. */
const withContact = (id: string) =>
  person(
    id,
    `'birth_date', n.birth_date, 'phone', g.phone, 'email', g.email,`,
    'join patient n on n.id = i.id join login g on g.id = i.login_id',
  );
/**
 * Selects the appointments of one page with their patients, doctors and hospitals. When `viewer` is `doctor_id`, it
 * also selects the contact data of the patients.
 */
export const appointmentRows = (page: string, order: string, { more = '', viewer = '' } = {}) => `select ${more} a.*,
      ${named('speciality', 'a.speciality_id')} as speciality, ${account('a.doctor_id')} as doctor,
      ${named('provider', 'a.hospital_id')} as hospital, ${named('insurance', 'a.insurance_id')} as insurance,
      ${viewer === 'doctor_id' ? withContact('a.patient_id') : account('a.patient_id')} as patient,
      (select json_build_object('amount', m.amount - m.refunded, 'refunded', m.refunded, 'currency', m.currency,
        'method', m.method, 'status', m.status) from payment m where m.id = a.payment_id) as payment
    from (${page}) a order by a.${order}`;
export const appointments = {
  name: 'limit_appointments',
  text: appointmentRows(
    'select * from appointment order by starts_at desc, id desc limit 10 offset $1',
    'starts_at desc, a.id desc',
    { more: '(select count(*)::integer from (select from appointment limit 10000) c) as found,' },
  ),
};
export const payments = {
  name: 'limit_payments',
  text: `select m.*, ${account('m.payee_id')} as payee, ${account('m.patient_id')} as patient
    from (select id from payment where captured_at is not null order by captured_at desc, id desc limit 10 offset $1) page
      join payment m on m.id = page.id order by m.captured_at desc, m.id desc`,
};
export const wallets = {
  name: 'limit_wallets',
  text: `select month, sum(paid) as paid, sum(revenue) as revenue, sum(completed) as completed,
      sum(commission) as commission, sum(payments) as payments
    from wallet_month where owner_id is null group by month order by month`,
};
export const trends = {
  name: 'limit_trends',
  text: `select text, min(city) as city, sum(searches)::integer as searches from search_count where day >= $1
    group by text having sum(searches) >= 5 order by 3 desc, 1 limit 50`,
};
export const trendChart = {
  name: 'limit_trend_chart',
  text: `select date_trunc('month', day) as month, sum(searches)::integer as searches from search_count
    where text = $1 and day >= $2 group by 1`,
};
