import { account, appointmentRows } from './limit-admin.ts';

const months = (made: string) => `(select json_object_agg(month, requests) from (
      select to_char(created_at at time zone 'Africa/Kigali', 'Mon YYYY') as month, count(*) as requests
      from ${made} and created_at >= $2 group by 1) m) as months`;
const counted = (table: string) => `(select count(*) from ${table} where provider_id = $1)`;

/** $1: id of the provider; $2: day since which appointments are counted by month. */
const appointmentsOverview = (side: 'doctor_id' | 'hospital_id', own: string) => ({
  name: `limit_overview_${side}`,
  text: `select count(*) as all, count(*) filter (where status = 'PENDING') as open,
      count(*) filter (where status = 'COMPLETED') as completed, ${own},
      ${months(`appointment where ${side} = $1`)},
      (select json_agg(v) from (${appointmentRows(`select * from appointment where ${side} = $1 and status = 'PENDING' order by created_at, id limit 5`, 'created_at, a.id', { viewer: side })}) v) as pending
    from appointment where ${side} = $1`,
});
/** $1: id of the provider; $2: offset of the page. */
const appointmentsOf = (side: 'doctor_id' | 'hospital_id') => ({
  name: `limit_visits_${side}`,
  text: appointmentRows(
    `select * from appointment where ${side} = $1 order by starts_at desc, id desc limit 10 offset $2`,
    'starts_at desc, a.id desc',
    {
      more: `(select count(*)::integer from (select from appointment where ${side} = $1 limit 10000) c) as found,`,
      viewer: side,
    },
  ),
});

const lineItem = {
  laboratory: `select json_build_object('id', f.test_id, 'title', l.name) from offer f where f.id = l.offer_id`,
  pharmacy: `select json_build_object('id', f.drug_id, 'name', l.name, 'image', (select json_build_object('id', i.id, 'filename', i.filename)
      from picture i where i.item_type = 'drug' and i.item_id = f.drug_id::text order by i.position, i.id limit 1))
    from offer f where f.id = l.offer_id`,
};
type Shop = keyof typeof lineItem;
const orders = (
  shop: Shop,
  page: string,
  order: string,
  more = '',
) => `select ${more} o.*, ${account('o.patient_id')} as patient,
      (select phone from login g join account a on a.login_id = g.id where a.id = o.patient_id) as phone,
      (select name from provider where id = o.provider_id) as provider,
      (select json_build_object('amount', m.amount - m.refunded, 'refunded', m.refunded, 'currency', m.currency,
        'method', m.method, 'status', m.status) from payment m where m.id = o.payment_id) as payment,
      (select json_agg(json_build_object('id', l.id, 'offer', l.offer_id, 'price', l.price, 'quantity', l.quantity,
        'item', (${lineItem[shop]})) order by l.position) from medical_order_line l where l.order_id = o.id) as lines,
      (select name from division where code = o.division_code) as address,
      array(select file_id from medical_order_attachment f where f.order_id = o.id) as files
    from (${page}) o order by o.${order}`;
const ordersOverview = (shop: Shop) => ({
  name: `limit_overview_${shop}`,
  text: `select ${counted('offer')} as offers, ${counted('provider_speciality')} as specialities,
      ${counted('accepted_insurance')} as insurances, count(*) filter (where category = 'Doctor') as from_doctors,
      count(*) filter (where category = 'Patient') as from_patients, count(*) filter (where status = 'PENDING') as open,
      (select count(distinct d.drug_class_id) from offer f join drug d on d.id = f.drug_id where f.provider_id = $1) as classes,
      ${months('medical_order where provider_id = $1')},
      (select json_agg(v) from (${orders(shop, `select * from medical_order where provider_id = $1 and status = 'PENDING' order by created_at, id limit 5`, 'created_at, o.id')}) v) as pending
    from medical_order where provider_id = $1`,
});
const ordersOf = (shop: Shop) => ({
  name: `limit_orders_${shop}`,
  text: orders(
    shop,
    `select * from medical_order where provider_id = $1 order by created_at desc, id desc limit 10 offset $2`,
    'created_at desc, o.id desc',
    `(select count(*)::integer from (select from medical_order where provider_id = $1 limit 10000) c) as found,`,
  ),
});

/** SQL statements by URL path of the API. The second parameter of a statement is a day or the offset of the page. */
export const desks = {
  overviews: {
    'doctor/overview': appointmentsOverview(
      'doctor_id',
      `${counted('provider_speciality')} as specialities,
      (select count(*) from team_member where doctor_id = $1 and place_kind = 'hospital') as hospitals,
      (select json_object_agg(type, n) from (select s.type, count(*) as n from treated_symptom_disease t
        join symptom_disease s on s.id = t.symptom_disease_id where t.provider_id = $1 group by 1) t) as treated`,
    ),
    'hospital/overview': appointmentsOverview(
      'hospital_id',
      `${counted('provider_speciality')} as specialities, ${counted('accepted_insurance')} as insurances`,
    ),
    'laboratory/overview': ordersOverview('laboratory'),
    'pharmacy/overview': ordersOverview('pharmacy'),
  },
  lists: {
    'doctor/appointments': appointmentsOf('doctor_id'),
    'hospital/appointments': appointmentsOf('hospital_id'),
    'laboratory/test/orders': ordersOf('laboratory'),
    'pharmacy/prescription/orders': ordersOf('pharmacy'),
  },
};
