import { consents } from '@ivuriro/contract/consents';
import { identity } from '@ivuriro/contract/identity';
import { secondFactor } from '@ivuriro/contract/second-factor';
import { serve } from '../../platform/http/serve.ts';
import { accessLog } from './access-log.ts';
import { consentsOf, dueConsents, giveConsent } from './consents.ts';
import { confirmEmail, emailConfirmation, sendEmailConfirmation } from './email-confirmation.ts';
import { changePassword } from './password-change.ts';
import { requestPasswordLink, resetPassword } from './password-links.ts';
import { patientDetails, saveProfile } from './profile.ts';
import { register } from './registration.ts';
import { beginEnrolment, enrol, readSecondFactor, removeSecondFactor } from './second-factor.ts';
import { endOtherSessions, endSession, ownSessions } from './sessions.ts';
import { signIn, signInAdmin } from './sign-in.ts';

const signing = serve(identity, {
  login: signIn,
  adminLogin: signInAdmin,
  register,
  forgetPassword: requestPasswordLink,
  resetPassword,
  logout: (call) => endSession(call, call.actor.sessionId),
  changePatientPassword: changePassword,
  changeDoctorPassword: changePassword,
  changeHospitalPassword: changePassword,
  changeLaboratoryPassword: changePassword,
  changePharmacyPassword: changePassword,
  changeAdminPassword: changePassword,
  emailConfirmation,
  sendEmailConfirmation,
  confirmEmail,
  patientDetails,
  updatePatient: saveProfile,
  accessLog,
  sessions: ownSessions,
  endSession: (call) => endSession(call, call.params.id),
  endOtherSessions,
});

const factors = serve(secondFactor, {
  read: readSecondFactor,
  begin: beginEnrolment,
  enrol,
  remove: removeSecondFactor,
});

const agreeing = serve(consents, {
  due: dueConsents,
  answer: giveConsent,
  read: ({ db, actor }) => consentsOf(db, actor.id),
  list: ({ db, actor }) => consentsOf(db, actor.id),
  give: giveConsent,
});

export const routes = [...signing, ...factors, ...agreeing];
