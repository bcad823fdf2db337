import { identity } from '@ivuriro/contract/identity';
import { serve } from '../../platform/http/serve.ts';
import { accessLog } from './access-log.ts';
import { changePassword } from './password-change.ts';
import { forgetPassword, resetPassword } from './password-links.ts';
import { patientDetails, saveProfile } from './profile.ts';
import { register } from './registration.ts';
import { beginEnrolment, enrol, removeSecondFactor, secondFactor } from './second-factor.ts';
import { endOtherSessions, endSession, ownSessions } from './sessions.ts';
import { signIn, signInAdmin } from './sign-in.ts';

export const routes = serve(identity, {
  login: signIn,
  adminLogin: signInAdmin,
  register,
  forgetPassword,
  resetPassword,
  logout: (call) => endSession(call, call.actor.sessionId),
  changePatientPassword: changePassword,
  changeDoctorPassword: changePassword,
  changeHospitalPassword: changePassword,
  changeLaboratoryPassword: changePassword,
  changePharmacyPassword: changePassword,
  changeAdminPassword: changePassword,
  patientDetails,
  updatePatient: saveProfile,
  accessLog,
  secondFactor,
  beginSecondFactor: beginEnrolment,
  enrolSecondFactor: enrol,
  removeSecondFactor,
  sessions: ownSessions,
  endSession: (call) => endSession(call, call.params.id),
  endOtherSessions,
});
