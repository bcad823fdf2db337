import { accessLogs } from '@ivuriro/contract/access-log';
import { accountMembers, memberInvitations } from '@ivuriro/contract/account-members';
import { consents } from '@ivuriro/contract/consents';
import { dependants } from '@ivuriro/contract/dependants';
import { guardians } from '@ivuriro/contract/guardians';
import { identity } from '@ivuriro/contract/identity';
import { ownMerges } from '@ivuriro/contract/own-merges';
import { phoneCodes } from '@ivuriro/contract/phone-codes';
import { recordClaims } from '@ivuriro/contract/record-claims';
import { secondFactor } from '@ivuriro/contract/second-factor';
import { sharedComputers } from '@ivuriro/contract/shared-computers';
import { findProvedEmail } from './queries/accounts.queries.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { accessLog } from './queries/access-log.ts';
import { addDependant } from './commands/add-dependant.ts';
import { claimRecord } from './commands/claim-record.ts';
import { mergeOwnRecords } from './commands/merge-own-records.ts';
import { listClaimable } from './queries/list-claimable.ts';
import { listGuardians } from './queries/list-guardians.ts';
import { listDependants } from './queries/list-dependants.ts';
import { giveConsent } from './commands/give-consent.ts';
import { consentsOf, dueConsents } from './queries/consents.queries.ts';
import { acceptInvitation, readInvitation } from './commands/accept-invitation.ts';
import { changeMember } from './commands/change-member.ts';
import { endGuardian } from './commands/end-representation.ts';
import { handOverRecord } from './commands/hand-over-record.ts';
import { inviteGuardian } from './commands/invite-guardian.ts';
import { inviteMember } from './commands/invite-member.ts';
import { removeMember } from './commands/remove-member.ts';
import { listMembers } from './queries/list-members.ts';
import { confirmPhone } from './commands/confirm-phone.ts';
import { requestPhoneCode } from './commands/request-phone-code.ts';
import { findPhone } from './queries/phone-codes.queries.ts';
import { confirmEmail, sendEmailConfirmation } from './commands/confirm-email.ts';
import { changePassword } from './commands/change-password.ts';
import { requestPasswordLink, resetPassword } from './commands/reset-password.ts';
import { patientDetails, saveProfile } from './commands/save-profile.ts';
import { register } from './commands/register-account.ts';
import { beginEnrolment, enrol, readSecondFactor, removeSecondFactor } from './commands/enrol-second-factor.ts';
import { endOtherSessions, endSession } from './commands/end-session.ts';
import { ownSessions } from './queries/sessions.queries.ts';
import { signIn, signInAdmin } from './commands/sign-in.ts';
import { readPin, removePin, setPin } from './commands/set-pin.ts';
import { listComputers, peopleAtComputer, registerComputer, removeComputer } from './commands/shared-computers.ts';
import { switchPerson } from './commands/switch-person.ts';

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
  emailConfirmation: ({ db, actor }) => findProvedEmail(db, actor.loginId),
  sendEmailConfirmation,
  confirmEmail,
  patientDetails,
  updatePatient: saveProfile,
  sessions: ownSessions,
  endSession: (call) => endSession(call, call.params.id),
  endOtherSessions,
});

const phones = serve(phoneCodes, {
  send: requestPhoneCode,
  read: ({ db, actor }) => findPhone(db, actor.loginId),
  confirm: confirmPhone,
});

const factors = serve(secondFactor, {
  read: readSecondFactor,
  begin: beginEnrolment,
  enrol,
  remove: removeSecondFactor,
  readOfAdmin: readSecondFactor,
  beginOfAdmin: beginEnrolment,
  enrolOfAdmin: enrol,
  removeOfAdmin: removeSecondFactor,
});

const agreeing = serve(consents, {
  due: dueConsents,
  answer: giveConsent,
  read: ({ db, actor }) => consentsOf(db, actor.id),
  list: ({ db, actor }) => consentsOf(db, actor.id),
  give: giveConsent,
});

const families = serve(dependants, { list: listDependants, add: addDependant, handOver: handOverRecord });

const representing = serve(guardians, { list: listGuardians, invite: inviteGuardian, end: endGuardian });

const claims = serve(recordClaims, { list: listClaimable, claim: claimRecord });

const merging = serve(ownMerges, { merge: mergeOwnRecords });

const computers = serve(sharedComputers, {
  register: registerComputer,
  list: listComputers,
  remove: removeComputer,
  readPin,
  setPin,
  removePin,
  people: peopleAtComputer,
  switch: switchPerson,
});

const logs = serve(accessLogs, { read: accessLog });

const invitations = serve(memberInvitations, { read: readInvitation, accept: acceptInvitation });

export const routes = [
  ...signing,
  ...phones,
  ...logs,
  ...factors,
  ...agreeing,
  ...families,
  ...representing,
  ...claims,
  ...merging,
  ...computers,
  ...invitations,
];

export const resources = [
  resource(accountMembers, { list: listMembers, invite: inviteMember, change: changeMember, remove: removeMember }),
];
