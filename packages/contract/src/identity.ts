import * as z from 'zod';
import { endpoint, roles } from './endpoint.ts';
import { day, flag, id, instant, nothing, picture, text } from './wire.ts';

const password = z.string().min(8, 'The password needs at least 8 characters.').max(128);
const email = z.string().trim().toLowerCase().pipe(z.email('Enter a valid e-mail address.'));
/** +2507…, 07… or 7…; stored as E.164. */
const phone = z
  .string()
  .trim()
  .transform((value) => value.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\+?250|0)?7[237-9]\d{7}$/, 'Enter a Rwandan mobile number, like 0788 123 456.'))
  .transform((value) => `+250${value.slice(-9)}`);
export const genders = ['Male', 'Female', 'Prefer not to say'] as const;
const gender = z.enum(genders);
const birthDate = day.refine((value) => value <= today(-16), 'You must be at least 16 years old.');

/** The day of Kigali some years from now, as YYYY-MM-DD. */
function today(years: number): string {
  const now = new Date(Date.now() + 2 * 3_600_000);
  now.setUTCFullYear(now.getUTCFullYear() + years);
  return now.toISOString().slice(0, 10);
}

const accountFields = z.object({
  id,
  token: z.string(),
  account_type: z.enum(roles),
  account_type_name: z.string(),
  name: z.string(),
  full_name: z.string().optional(),
  user_code: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  picture: picture.optional(),
  primary_picture: picture.optional(),
});
/** One entry of the login list: `{patient: {…}}`, `{doctor: {…}}` … */
export const accountEntry = z.object({
  patient: accountFields.optional(),
  doctor: accountFields.optional(),
  hospital: accountFields.optional(),
  laboratory: accountFields.optional(),
  pharmacy: accountFields.optional(),
});
export type Account = z.output<typeof accountFields>;

export const patientRef = z.object({ id, full_name: z.string(), user_code: z.string(), picture });
export const patient = patientRef.extend({
  email: z.string(),
  gender: z.string().nullable(),
  id_number: z.string().nullable(),
  phone: z.string().nullable(),
  birth_date: z.string().nullable(),
  address: z.string().nullable(),
  account_type: z.literal('patient'),
});

const changePassword = {
  twin: false,
  object: 'own',
  audit: 'password.changed',
  body: z.strictObject({ old_password: z.string(), new_password: password, confirm_password: z.string() }),
  data: z.object({ token: z.string() }),
  message: 'Password was changed',
  summary: 'Changes the password; every other token of this login ends.',
} as const;

export const identity = {
  login: endpoint('POST /login', {
    who: 'public',
    object: 'none',
    audit: 'login',
    body: z.strictObject({
      email: z.string().trim().min(1, 'Enter your e-mail or phone number.'),
      password: z.string().min(1, 'Enter your password.'),
    }),
    data: z.array(accountEntry),
    message: 'Welcome to your account',
    summary: 'Signs in with an e-mail address or phone number; one entry for each account of the login.',
  }),
  adminLogin: endpoint('POST /admin/login', {
    who: 'public',
    object: 'none',
    audit: 'login',
    body: z.strictObject({ email: z.string().trim().min(1), password: z.string().min(1), otp: z.string().optional() }),
    data: accountFields,
    message: 'Welcome to your account',
    summary: 'Signs an administrator in.',
  }),
  register: endpoint('POST /register', {
    who: 'public',
    object: 'none',
    audit: 'register',
    body: z.strictObject({
      name: text(120),
      id_number: z.string().trim().max(32).optional(),
      birth_date: z.union([z.literal(''), birthDate]).optional(),
      type: z.enum(['Hospital', 'Clinic']).optional(),
      email,
      gender: z.union([z.literal(''), gender]).optional(),
      sector: z.string().trim().max(80).optional(),
      address: z.string().trim().max(200).optional(),
      phone: z.union([z.literal(''), phone]).optional(),
      password,
      password_confirmation: z.string(),
      isAgreeTerms: flag,
      type_patient: flag.optional(),
      type_doctor: flag.optional(),
      type_hospital: flag.optional(),
      type_lab: flag.optional(),
      type_pharmacy: flag.optional(),
    }),
    data: z.array(accountEntry),
    status: 201,
    message: 'Account Created Successful',
    summary: 'Makes one login with an account for each ticked type and signs it in. A provider starts unpublished.',
  }),
  forgetPassword: endpoint('POST /forget-password', {
    who: 'public',
    object: 'none',
    audit: 'password.forgotten',
    body: z.strictObject({ email: z.string().trim().min(1, 'Enter your e-mail address.').max(254) }),
    data: nothing,
    message: 'If there is an account with this address, we have sent a link to set a new password.',
    summary: 'Mails a link, valid for one hour and once. The answer never says whether the address is known.',
  }),
  resetPassword: endpoint('POST /reset-password', {
    who: 'public',
    object: 'none',
    audit: 'password.reset',
    body: z.strictObject({ token: z.string(), password, password_confirmation: z.string() }),
    data: nothing,
    message: 'Password changed, Now login with new password',
    summary: 'Sets a new password with the token of the mailed link; every token of the login ends.',
  }),
  logout: endpoint('POST /logout', {
    who: 'any',
    object: 'own',
    audit: 'logout',
    data: nothing,
    message: 'You are signed out.',
    summary: 'Ends this token.',
  }),
  changePatientPassword: endpoint('POST /patient/change_password', { who: 'patient', ...changePassword }),
  changeDoctorPassword: endpoint('POST /doctor/change_password', { who: 'doctor', ...changePassword }),
  changeHospitalPassword: endpoint('POST /hospital/change_password', { who: 'hospital', ...changePassword }),
  changeLaboratoryPassword: endpoint('POST /laboratory/change_password', { who: 'laboratory', ...changePassword }),
  changePharmacyPassword: endpoint('POST /pharmacy/change_password', { who: 'pharmacy', ...changePassword }),
  changeAdminPassword: endpoint('POST /admin/change_password', { who: 'admin', ...changePassword }),
  patientDetails: endpoint('GET /patient/details', {
    who: 'patient',
    object: 'own',
    audit: 'none',
    data: patient,
    summary: 'The signed-in patient.',
  }),
  updatePatient: endpoint('POST /patient/update_profile', {
    who: 'patient',
    object: 'own',
    audit: 'patient.updated',
    twin: true,
    body: z.strictObject({
      full_name: text(120),
      email,
      gender: z.union([z.literal(''), gender]).optional(),
      id_number: z.string().trim().max(32).optional(),
      phone: z.union([z.literal(''), phone]).optional(),
      birth_date: z.union([z.literal(''), birthDate]).optional(),
      address: z.string().trim().max(200).optional(),
    }),
    data: patient.extend({ itemType: z.literal('patient') }),
    message: 'Profile updated',
    summary: 'Saves the profile; the picture follows by /upload_file.',
  }),
  sessions: endpoint('GET /sessions', {
    who: 'any',
    object: 'own',
    audit: 'none',
    data: z.array(
      z.object({ id, device: z.string().nullable(), created_at: instant, last_used_at: instant, current: z.boolean() }),
    ),
    summary: 'Where this account is signed in.',
  }),
  endSession: endpoint('DELETE /sessions/{id}', {
    who: 'any',
    object: 'session@params.id',
    audit: 'session.ended',
    params: z.object({ id }),
    data: nothing,
    summary: 'Ends one of the own tokens.',
  }),
  endOtherSessions: endpoint('DELETE /sessions', {
    who: 'any',
    object: 'own',
    audit: 'session.others_ended',
    data: nothing,
    summary: 'Ends every other token of this account.',
  }),
};
