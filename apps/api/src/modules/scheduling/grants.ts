import type { Grant } from '../../platform/http/grants.ts';

export const grants: Grant[] = [
  {
    object: 'appointment',
    table: 'appointment',
    by: { patient: 'patient_id = $2', doctor: 'doctor_id = $2', hospital: 'hospital_id = $2', admin: 'true' },
    subject: 'patient_id',
  },
  // the patients whose record the doctor or hospital created, and those with an appointment there
  {
    object: 'desk_patient',
    table: `(select account_id as id, place_id from desk_record
      union all select made.merged_into, place_id from desk_record join account made on made.id = account_id
        where made.merged_into is not null
      union all select patient_id, hospital_id from appointment where hospital_id is not null
      union all select patient_id, doctor_id from appointment) one`,
    by: { doctor: 'place_id = $2', hospital: 'place_id = $2' },
    subject: 'id',
  },
  // a doctor sees and removes all their calendar rows, also those that a hospital entered
  { object: 'calendar_row', table: 'calendar_row', by: { doctor: 'doctor_id = $2' } },
  {
    object: 'hospital_calendar_row',
    table: 'calendar_row',
    by: { hospital: 'hospital_id = $2', admin: 'hospital_id is not null' },
    owner: 'hospital_id',
  },
  {
    object: 'absence',
    table: 'calendar_row',
    key: 'absence_id',
    by: { doctor: 'doctor_id = $2', hospital: 'hospital_id = $2' },
  },
];
