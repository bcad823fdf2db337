import { sql } from 'kysely';
import { nameOfActor, recordsMergedInto } from '../../identity/index.ts';
import { ofEverybody, type Row, type Sections } from './my-data-of-everybody.ts';

const filesOf = (id: string) => sql<Row>`
  select file.code, visit.code as visit, doctor.name as doctor, file.saved_at, file.patient_concern,
    file.doctor_assessment, file.comment,
    array(select name from provisional_diagnosis where consultation_file_id = file.id order by name) as provisional_diagnosis,
    array(select name from requested_test where consultation_file_id = file.id order by name) as tests,
    array(select name from requested_imaging where consultation_file_id = file.id order by name) as imagings,
    array(select concat_ws(', ', name, periodicity, duration) from prescribed_drug
      where consultation_file_id = file.id order by position) as drugs
  from consultation_file file join appointment visit on visit.id = file.appointment_id
  join provider doctor on doctor.id = visit.doctor_id where visit.patient_id = ${id} order by file.saved_at, file.id`;

const ordersOf = (id: string) => sql<Row>`
  select o.code, o.kind, provider.name as at, o.status, o.created_at, work.started_at, work.ready_at,
    work.pickup_code, work.handed_over_at, work.without_code,
    (select string_agg(reason, ', ' order by id) from medical_order_status_change where order_id = o.id) as cancelled_because,
    division.name as delivered_to, o.house_street_no,
    array(select concat(quantity, ' × ', name, ', ', price, ' RWF') from medical_order_line
      where order_id = o.id order by position) as lines
  from medical_order o join provider on provider.id = o.provider_id left join order_work work on work.order_id = o.id
  left join division on division.code = o.division_code
  where o.patient_id = ${id} order by o.created_at, o.id`;

/** Everything that is stored about a patient, section by section, without the private notes of other people. */
export const ofAPatient = {
  profile: (id) => sql<Row>`
    select account.name, account.user_code, login.email, login.phone, patient.gender, patient.birth_date,
      patient.id_number, patient.address, account.created_at,
      (select string_agg(filename, ', ' order by position) from item_picture
        where item_type = 'patient' and item_id = account.id::text) as picture
    from account join account_contact login on login.account_id = account.id join patient on patient.id = account.id
    where account.id = ${id}`,
  visits: (id) => sql<Row>`
    select visit.code, visit.consultation_type, visit.status, doctor.name as doctor, hospital.name as hospital,
      speciality.name as speciality, insurance.name as insurance, visit.reason, visit.starts_at, visit.ends_at,
      visit.created_at,
      (select string_agg(concat(letter, '-', lpad(number::text, greatest(3, length(number::text)), '0')), ', ' order by day) from arrival
        where appointment_id = visit.id and undone_at is null) as queue_number,
      (select max(arrived_at) from arrival where appointment_id = visit.id and undone_at is null) as arrived_at
    from appointment visit join provider doctor on doctor.id = visit.doctor_id
    join speciality on speciality.id = visit.speciality_id join insurance on insurance.id = visit.insurance_id
    left join provider hospital on hospital.id = visit.hospital_id
    where visit.patient_id = ${id} order by visit.starts_at, visit.id`,
  consultation_files: filesOf,
  orders: ordersOf,
  payments: (id) => sql<Row>`
    select tx_ref as reference, purpose, provider.name as paid_to, amount, currency, method, status, refunded, payment.created_at,
      (select string_agg(number, ', ' order by issued_at) from receipt where payment_id = payment.id) as receipts
    from payment left join provider on provider.id = payment.payee_id where patient_id = ${id}
    order by payment.created_at, payment.id`,
  reviews: (id) => sql<Row>`
    select provider.name as about, overall, waiting_time, customer_care, communication, recommend, text, accepted,
      review.created_at
    from review join provider on provider.id = review.provider_id where patient_id = ${id} order by review.created_at, review.id`,
  notifications: (id) => sql<Row>`
    select notifiable_status as about, reference_url as page, created_at, read_at from notification
    where patient_id = ${id} order by created_at, id`,
  articles_read: (id) => sql<Row>`
    select blog.title from post_seen join blog on blog.id = post_seen.blog_id
    where patient_id = ${id} order by blog.created_at, blog.id`,
  ...ofEverybody,
  made_at_a_desk: (id) => sql<Row>`
    select place.name as place, phone, birth_year, made_at, claimed_at, claim_ended_at from desk_record
    join account place on place.id = desk_record.place_id where desk_record.account_id in (${recordsMergedInto(id)}) order by made_at`,
  merged_records: (id) => sql<Row>`
    select name, user_code, created_at, deleted_at as merged_at from account where merged_into = ${id}
    order by deleted_at, id`,
  acts_for: (id) => sql<Row>`
    select account.name, child.role, child.relation, child.since, child.ends_at, child.until from membership own
    join membership child on child.login_id = own.login_id and child.role in ('guardian', 'representative')
    join account on account.id = child.account_id
    where own.account_id = ${id} and own.role = 'self' order by child.since, child.id`,
  who_opened_my_file: (id) => sql<Row>`
    select audit.at, account.name, audit.account_type as type, ${nameOfActor} as person, audit.role, audit.action from audit
    left join account on account.id = audit.account_id
    left join membership m on m.id = audit.membership_id left join login l on l.id = m.login_id
    where audit.patient_id = any(array(${recordsMergedInto(id)})) and audit.outcome = 'done'
      and (audit.account_id <> audit.patient_id or audit.role in ('guardian', 'representative')) order by audit.id`,
} satisfies Sections;
