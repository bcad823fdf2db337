import * as z from 'zod';
import { accountEntry, accountFields, patient } from './account-shapes.ts';
import { anyBirthDate, birthDate } from './birth-dates.ts';
import { mobilePhone, optionalEmail, optionalPhone } from './contact.ts';
import { endpoint } from './endpoint.ts';
import { newPassword as password, typedPassword } from './passwords.ts';
import { isLandline, readPhone } from './phone.ts';
import { phoneCode } from './phone-codes.ts';
import { samePassword } from './text.ts';
import { flag, id, instant, line, nothing, oneLine, optionalLine } from './wire.ts';

const needsLoginName = 'Enter your e-mail or phone number.';
/** The sign-in name: an e-mail address, or a phone number in any notation. */
const loginName = line()
  .toLowerCase()
  .min(1, needsLoginName)
  .max(254)
  .transform((value) => readPhone(value) ?? value);
/** The secret of a shared computer, stored in its browser. It is sent in the body of a call, never in a URL. */
export const deviceToken = line().max(200);
export const genders = ['Male', 'Female', 'Prefer not to say'] as const;
const gender = z.enum(genders);

/**
 * Options of a rule about several fields: its error is reported together with the errors of single fields, not later.
 */
const told = (error: string, field: string) => ({ error, path: [field], when: () => true });
const notTheSame = 'The two passwords are not the same.';
const confirmed = (form: { password?: string; password_confirmation?: string }) =>
  samePassword(form.password, form.password_confirmation);

const changePassword = {
  alsoPut: false,
  object: 'own',
  audit: 'password.changed',
  budget: 'password',
  body: z
    .strictObject({ old_password: z.string().max(1_000), new_password: password, confirm_password: z.string() })
    .refine((form) => samePassword(form.new_password, form.confirm_password), told(notTheSame, 'confirm_password')),
  data: z.object({ token: z.string() }),
  message: 'Password was changed',
  summary: 'Changes the password, and ends every other token of this login.',
} as const;

const born = (form: { birth_date?: string | undefined }) => birthDate.safeParse(form.birth_date ?? '');
const ticked = ['type_patient', 'type_doctor', 'type_hospital', 'type_lab', 'type_pharmacy'] as const;
const ofProviders = ticked.filter((type) => type !== 'type_patient');
type NamedForm = { email?: string; phone?: string; phone_code?: string } & Partial<
  Record<(typeof ticked)[number], boolean>
>;
/** Whether a patient signs up with only a phone number and its code. */
const byPhone = (form: NamedForm) => form.phone && form.phone_code && !ofProviders.some((type) => form[type]);
const signUp = z
  .strictObject({
    name: oneLine(120),
    id_number: optionalLine(32),
    /** Validated only for patients; `type` is validated only for hospitals, and `gender` only for people. */
    birth_date: optionalLine(40),
    type: z.enum(['Hospital', 'Clinic']).optional().catch(undefined),
    /** May be missing for a patient who enters a code sent to the phone number. */
    email: optionalEmail,
    /** Null when the sent value is not a gender. */
    gender: gender
      .or(z.literal('').transform(() => undefined))
      .nullish()
      .catch(null),
    sector: optionalLine(80),
    address: optionalLine(200),
    phone: optionalPhone,
    /** The code that was sent to the phone number; it confirms the number, which can then be used to sign in. */
    phone_code: phoneCode.optional(),
    /** May be missing for a patient who enters a code sent to the phone number. */
    password: password.optional(),
    password_confirmation: z.string().optional(),
    isAgreeTerms: flag.optional(),
    type_patient: flag.optional(),
    type_doctor: flag.optional(),
    type_hospital: flag.optional(),
    type_lab: flag.optional(),
    type_pharmacy: flag.optional(),
  })
  .refine((form) => ticked.some((type) => form[type]), told('Choose at least one account type.', 'type_patient'))
  .refine((form) => form.isAgreeTerms, told('Agree to the terms of use to go on.', 'isAgreeTerms'))
  .refine(
    (form) => form.email || byPhone(form),
    told('Enter your e-mail address, or a phone number and its code.', 'email'),
  )
  .refine((form) => form.password !== undefined || byPhone(form), told('Choose a password.', 'password'))
  .refine((form) => !form.phone_code || form.phone, told('Enter your phone number.', 'phone'))
  .refine(
    (form) => !form.phone_code || !isLandline(form.phone ?? ''),
    told('A landline receives no text messages.', 'phone'),
  )
  .refine(confirmed, told(notTheSame, 'password_confirmation'))
  .refine((form) => !form.type_patient || born(form).success, {
    ...told('', 'birth_date'),
    error: ({ input }) => born(input as object).error?.issues[0]?.message,
  })
  .refine((form) => !form.type_hospital || form.type, told('Choose Hospital or Clinic.', 'type'))
  .refine(
    (form) => !(form.type_patient || form.type_doctor) || form.gender !== null,
    told('Gender is not right.', 'gender'),
  );

const signIn = { who: 'public', object: 'none', audit: 'login', message: 'Welcome to your account' } as const;

export const identity = {
  login: endpoint('POST /login', {
    ...signIn,
    budget: 'sign_in',
    body: z
      .strictObject({
        email: loginName.optional(),
        password: typedPassword.optional(),
        phone: mobilePhone.optional(),
        phone_code: phoneCode.optional(),
        otp: optionalLine(40),
        /**
         * The token of the shared computer at which the person signs in; afterwards their PIN opens a session there.
         */
        device_token: deviceToken.optional(),
      })
      .refine((form) => form.phone || form.email, told(needsLoginName, 'email'))
      .refine((form) => form.phone || form.password !== undefined, told('Enter your password.', 'password'))
      .refine((form) => !form.phone || form.phone_code, told('Enter the code that we sent.', 'phone_code')),
    data: z.array(accountEntry),
    summary:
      'Signs in with an e-mail address or a phone number and the password, or with a confirmed phone number and the code that `POST /phone_codes` sent there. The answer has one entry for each account for which the person acts. After 401 `second_factor_required` the call must be repeated with `otp`: a code of the second factor, or a recovery code. 429 with `retry-after` after ten wrong passwords; they are counted separately for each device on which the right password was entered before.',
  }),
  adminLogin: endpoint('POST /admin/login', {
    ...signIn,
    budget: 'sign_in',
    body: z.strictObject({ email: loginName, password: typedPassword, otp: optionalLine(40) }),
    data: accountFields,
    summary:
      'Signs an administrator in. After 401 `second_factor_required` the call must be repeated with `otp`: a code of the second factor, or a recovery code.',
  }),
  register: endpoint('POST /register', {
    who: 'public',
    object: 'none',
    audit: 'register',
    budget: 'sign_up',
    body: signUp,
    data: z.array(accountEntry),
    status: 201,
    message: 'Account Created Successful',
    summary:
      'Creates one login with an account for each chosen type, and signs it in. A new provider is unpublished. With `phone_code`, which `POST /phone_codes` sent to `phone`, the number is confirmed; a patient then needs neither an e-mail address nor a password. 422 `phone_taken` when another login has confirmed the number.',
  }),
  forgetPassword: endpoint('POST /forget-password', {
    who: 'public',
    object: 'none',
    audit: 'password.forgotten',
    budget: 'password_link',
    body: z.strictObject({ email: loginName }),
    data: nothing,
    message: 'If there is an account with this address, we have sent a link to set a new password.',
    summary:
      'Mails a link that can be used once, within an hour. The answer is the same whether or not the address has a login.',
  }),
  resetPassword: endpoint('POST /reset-password', {
    who: 'public',
    object: 'none',
    audit: 'password.reset',
    budget: 'password_reset',
    body: z
      .strictObject({ token: z.string().max(200), password, password_confirmation: z.string() })
      .refine(confirmed, told(notTheSame, 'password_confirmation')),
    data: nothing,
    message: 'Password changed, Now login with new password',
    summary: 'Sets a new password with the token of the mailed link, and ends every token of the login.',
  }),
  logout: endpoint('POST /logout', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'logout',
    budget: 'write',
    data: nothing,
    message: 'You are signed out.',
    summary: 'Signs out: ends the token of this call.',
  }),
  changePatientPassword: endpoint('POST /patient/change_password', { who: 'patient', ...changePassword }),
  changeDoctorPassword: endpoint('POST /doctor/change_password', {
    who: 'doctor',
    permission: 'any',
    ...changePassword,
  }),
  changeHospitalPassword: endpoint('POST /hospital/change_password', {
    who: 'hospital',
    permission: 'any',
    ...changePassword,
  }),
  changeLaboratoryPassword: endpoint('POST /laboratory/change_password', {
    who: 'laboratory',
    permission: 'any',
    ...changePassword,
  }),
  changePharmacyPassword: endpoint('POST /pharmacy/change_password', {
    who: 'pharmacy',
    permission: 'any',
    ...changePassword,
  }),
  changeAdminPassword: endpoint('POST /admin/change_password', { who: 'admin', permission: 'any', ...changePassword }),
  emailConfirmation: endpoint('GET /email_confirmation', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'none',
    data: z.object({ email: z.string().nullable(), confirmed: z.boolean() }),
    summary: 'The e-mail address of the login, and whether it is confirmed.',
  }),
  sendEmailConfirmation: endpoint('POST /email_confirmation', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'email.link_sent',
    budget: 'email_confirmation',
    data: nothing,
    message: 'We have sent you a mail. Open its link to confirm the address.',
    summary:
      'Mails a link to the address of the login, which can be used once, within a day. 409 `conflict` when the address is already confirmed. At most five mails an hour to one address.',
  }),
  confirmEmail: endpoint('POST /confirm-email', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'email.confirmed',
    budget: 'write',
    body: z.strictObject({ token: z.string().max(200) }),
    data: nothing,
    message: 'Your e-mail address is confirmed.',
    summary:
      'Confirms the e-mail address with the token of the mailed link. The caller must be signed in to the login with this address.',
  }),
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
    budget: 'password',
    alsoPut: true,
    body: z.strictObject({
      full_name: oneLine(120),
      email: optionalEmail,
      gender: z.union([z.literal(''), gender]).optional(),
      id_number: optionalLine(32),
      phone: optionalPhone,
      /** At least 16 years ago, except for a child. The server knows whether the record is that of a child. */
      birth_date: anyBirthDate.optional(),
      address: optionalLine(200),
      password: typedPassword.optional(),
    }),
    data: patient.extend({ itemType: z.literal('patient') }),
    message: 'Profile updated',
    summary:
      'Saves the profile. The picture is uploaded afterwards by /upload_file. A change of the e-mail address or the phone number requires `password` (422 `password_required`); the guardian of a child changes them in their own profile (403 `not_permitted`).',
  }),
  sessions: endpoint('GET /sessions', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'none',
    data: z.array(
      z.object({ id, device: z.string().nullable(), created_at: instant, last_used_at: instant, current: z.boolean() }),
    ),
    summary: 'The sessions in which this account is signed in.',
  }),
  endSession: endpoint('DELETE /sessions/{id}', {
    who: 'any',
    permission: 'any',
    object: 'session@params.id',
    audit: 'session.ended',
    budget: 'write',
    params: z.object({ id }),
    data: nothing,
    summary: 'Ends one session of the caller.',
  }),
  endOtherSessions: endpoint('DELETE /sessions', {
    who: 'any',
    permission: 'any',
    object: 'own',
    audit: 'session.others_ended',
    budget: 'write',
    data: nothing,
    summary: 'Ends every other session of this account.',
  }),
};
