import { type RawBuilder, sql } from 'kysely';
import { account, ofWorkers, type Row, type Sections } from './my-data-of-everybody.ts';

const profile = (id: string) => sql<Row>`
  select ${account}, provider.kind, provider.email as shown_email, provider.phone as shown_phone,
    provider.is_published as published,
    (select string_agg(filename, ', ' order by position) from item_picture
      where item_type = provider.kind and item_id = account.id::text) as pictures
  from account join account_contact login on login.account_id = account.id join provider on provider.id = account.id
  where account.id = ${id}`;

/** The sections in the data copy of every provider. */
const ofAProvider = {
  specialities: (id) => sql<Row>`
    select speciality.name from provider_speciality link join speciality on speciality.id = link.speciality_id
    where link.provider_id = ${id} order by 1`,
  treats: (id) => sql<Row>`
    select item.type, item.name from treated_symptom_disease link
    join symptom_disease item on item.id = link.symptom_disease_id where link.provider_id = ${id} order by 1, 2`,
  insurances: (id) => sql<Row>`
    select insurance.name from accepted_insurance link join insurance on insurance.id = link.insurance_id
    where link.provider_id = ${id} order by 1`,
  facilities: (id) => sql<Row>`
    select facility.title from provider_facility link join facility on facility.id = link.facility_id
    where link.provider_id = ${id} order by 1`,
  working_hours: (id) => sql<Row>`
    select day, is_closed as closed, is_24_hours as all_day, ${clock('opens_at')} as opens, ${clock('closes_at')} as closes
    from working_hour where provider_id = ${id} order by day`,
  team: (id) => sql<Row>`
    select colleague.name, link.created_at as since from team_member link
    join provider colleague on colleague.id = case when link.doctor_id = ${id} then link.provider_id else link.doctor_id end
    where link.doctor_id = ${id} or link.provider_id = ${id} order by 2, 1`,
  team_invitations: (id) => sql<Row>`
    select other.name, case when one.invited_by = ${id} then 'sent' else 'received' end as direction, one.state,
      one.created_at, one.ended_at
    from team_invitation one
    join provider other on other.id = case when one.doctor_id = ${id} then one.provider_id else one.doctor_id end
    where one.doctor_id = ${id} or one.provider_id = ${id} order by 4, 1`,
  calendar: (id) => sql<Row>`
    select hours.day, hours.date, ${clock('hours.starts_at')} as "from", ${clock('hours.ends_at')} as "to", hours.type,
      hours.is_available as available, hospital.name as hospital
    from calendar_row hours left join provider hospital on hospital.id = hours.hospital_id
    where hours.doctor_id = ${id} or hours.hospital_id = ${id} order by hours.date nulls first, hours.day, hours.starts_at, hours.seq`,
  visits: (id) => sql<Row>`
    select to_char(starts_at at time zone 'Africa/Kigali', 'YYYY-MM') as month, consultation_type, status, count(*) as visits
    from appointment where doctor_id = ${id} or hospital_id = ${id} group by 1, 2, 3 order by 1, 2, 3`,
  consultation_files: (id) => sql<Row>`
    select to_char(file.first_saved_at at time zone 'Africa/Kigali', 'YYYY-MM') as month, count(*) as written
    from consultation_file file join appointment visit on visit.id = file.appointment_id
    where visit.doctor_id = ${id} group by 1 order by 1`,
  dispensed: (id) => sql<Row>`
    select to_char(dispensed_at at time zone 'Africa/Kigali', 'YYYY-MM') as month, count(*) as lines
    from prescribed_drug where pharmacy_id = ${id} group by 1 order by 1`,
  orders: (id) => sql<Row>`
    select to_char(created_at at time zone 'Africa/Kigali', 'YYYY-MM') as month, status, count(*) as orders
    from medical_order where provider_id = ${id} group by 1, 2 order by 1, 2`,
  offers: (id) => sql<Row>`
    select coalesce(test.title, drug.name) as name, offer.price, offer.status, offer.turn_around_time, offer.created_at,
      offer.removed_at
    from offer left join test on test.id = offer.test_id left join drug on drug.id = offer.drug_id
    where offer.provider_id = ${id} order by offer.created_at, offer.id`,
  money: (id) => sql<Row>`
    select to_char(month, 'YYYY-MM') as month, payments, paid, commission, revenue as earned, completed as paid_out
    from wallet_month where owner_id = ${id} order by wallet_month.month`,
  payout_account: (id) => sql<Row>`
    select method, provider, account_number, account_name, updated_at from payment_info where provider_id = ${id}`,
  payouts: (id) => sql<Row>`
    select amount, status, reference, destination, created_at from payout where provider_id = ${id} order by created_at, id`,
  reviews: (id) => sql<Row>`
    select overall, waiting_time, customer_care, communication, recommend, text, accepted, review.created_at,
      array(select reply.text from review_reply reply where reply.review_id = review.id order by reply.created_at) as your_replies
    from review where provider_id = ${id} order by review.created_at, review.id`,
  shared_computers: (id) => sql<Row>`
    select name, created_at, last_used_at, ended_at as removed_at,
      array(select coalesce(m.name, m.role) from shared_computer_member one join membership m on m.id = one.membership_id
        where one.computer_id = shared_computer.id order by 1) as worked_there
    from shared_computer where account_id = ${id} order by created_at, shared_computer.id`,
  ...ofWorkers,
} satisfies Sections;

export const ofADoctor = {
  profile,
  about_you: (id) => sql<Row>`
    select gender, bio, rmdc_number, licence_expires_on, verified, education_trainings, awards_honors, language_spoken,
      publication, other_certificates, consultation_fee, slot_minutes
    from doctor where id = ${id}`,
  ...ofAProvider,
} satisfies Sections;

export const ofAPlace = {
  profile,
  about_you: (id) => sql<Row>`
    select type, about, address, sector.name as sector, district.name as district, place.latitude, place.longitude,
      other_services
    from place left join division sector on sector.code = place.sector_code
    left join division district on district.code = place.district_code
    where place.id = ${id}`,
  ...ofAProvider,
} satisfies Sections;

/** SQL: minutes since midnight as a time such as 08:30. */
function clock(column: string): RawBuilder<string> {
  const minutes = sql.ref(column);
  return sql`to_char(make_interval(mins => ${minutes}::integer), 'HH24:MI')`;
}
