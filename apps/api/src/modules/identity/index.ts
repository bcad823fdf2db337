import { mailSummary } from './commands/mail-person.ts';
import type { Module } from '../../platform/module.ts';
import { first, on } from '../../platform/outbox.ts';
import {
  accountOpened,
  emailChanged,
  emailConfirmationRequested,
  guardianJoined,
  guardianLeft,
  memberInvited,
  memberRemoved,
  ownersChanged,
  phoneCodeRequested,
  loginsHandedOver,
  passwordChanged,
  passwordLinkRequested,
  passwordGuessed,
  secondFactorChanged,
  secondFactorGuessed,
} from './events.ts';
import { mailEmailConfirmation, mailFirstPasswordLink, mailPasswordLink } from './jobs/link-mails.ts';
import { endSockets } from './commands/hand-over-login.ts';
import { endRepresentations } from './jobs/end-representations.ts';
import { tellOfAge } from './jobs/tell-of-age.ts';
import { tellOfJoining, tellOfLeaving } from './jobs/guardian-messages.ts';
import { deliverInvitation, tellOwners, tellRemoved } from './jobs/member-messages.ts';
import { sendPhoneCode } from './jobs/phone-code-messages.ts';
import { resources, routes } from './identity.routes.ts';
import {
  mailEmailChanged,
  mailPasswordChanged,
  mailPasswordGuessed,
  mailSecondFactorChanged,
  mailSecondFactorGuessed,
} from './jobs/security-mails.ts';
import { tidy } from './jobs/retention.ts';

export {
  type AccountRef,
  accountRefs,
  administrators,
  patientsCalled,
  patientsWithPhone,
} from './queries/account-refs.ts';
export { nameOfActor } from './queries/access-log.queries.ts';
export { recordsMergedInto } from './queries/patient-codes.ts';
export { contactOf, patientRefs } from './queries/patient-refs.ts';
export { refuseWithoutFactor } from './commands/refuse-without-factor.ts';
export { refuseWithoutPassword } from './commands/refuse-without-password.ts';
export { eraseAccount, formerly } from './jobs/erasure.ts';
export { warnOwners } from './jobs/tell-person.ts';
export { areMembers, refuseClosedPatient, lockAccount, stayOpen } from './queries/held-accounts.queries.ts';
export {
  accountsOfPerson,
  accountsSince,
  findGender,
  isProved,
  isSamePerson,
  patientName,
  patientWithContact,
  reachOf,
  renameAccounts,
} from './queries/people.queries.ts';
export { correctAddress } from './commands/change-login.ts';
export { mergePatients } from './commands/merge-patients.ts';
export { deleteOldMerges, mergedRecordsOf } from './queries/patient-merges.queries.ts';
export { pageOfMerges, readMerge, recordCoded, type ShownMerge } from './queries/shown-merges.queries.ts';
export { undoMerge } from './commands/undo-merge.ts';
export { closeAccount } from './commands/close-account.ts';
export { findOrInsertRecord, recordPatient } from './commands/record-patient.ts';
export { presentDeskPatient } from './presenters/present-desk-patient.ts';
export { type Desk, findDeskPatient, isPatientOfDesk, pageOfDeskPatients } from './queries/desk-records.queries.ts';
export { refuseGuardian } from './commands/refuse-guardian.ts';
export { countChildren, guardianshipsOf } from './queries/dependants.queries.ts';
export { childCameOfAge } from './events.ts';
export { endRepresentation } from './commands/end-representation.ts';
export { openAccount, openAccounts } from './commands/open-account.ts';
export { triesLeft } from './domain/tries-left.ts';
export { memberNames } from './queries/members.queries.ts';
export { deleteEndedMemberInvitations } from './queries/member-invitations.queries.ts';
export { deleteUnfinishedFactors } from './jobs/retention.ts';
export { mailPerson, nameInMail } from './commands/mail-person.ts';
export { isOneText, textPerson } from './commands/text-person.ts';
export { createProfile, type NewProfile, objectCodes, partyColumns, picturesFor, textVersionNow } from './ports.ts';

const own = 'account_id = $2';
const ofMember = 'membership_id = $3';

export const identity: Module = {
  name: 'identity',
  routes,
  resources,
  guardedTables: ['patient_merge'],
  // when a record is merged, the records that were merged into it earlier belong to the record that remains
  partyColumns: [{ table: 'account', column: 'merged_into' }],
  grants: [
    {
      object: 'session',
      table: 'session',
      by: { patient: ofMember, provider: ofMember, admin: ofMember },
    },
    // a guardian who is signed in to a child's record reaches none of their children as a dependant, not even this one
    { object: 'dependant', table: 'dependant', by: { patient: 'guardian_id = $2' }, subject: 'id' },
    // a person claims records in their own account; somebody who acts for them has another membership, which can claim
    // nothing
    { object: 'claimable_record', table: 'claimable_record', by: { patient: ofMember }, subject: 'id' },
    {
      object: 'patient_guardian',
      table: `(select id, account_id from membership where until is null
        union all select id, account_id from member_invitation where accepted_at is null and ended_at is null) one`,
      by: { patient: own },
      subject: 'account_id',
    },
    {
      object: 'shared_computer',
      table: 'shared_computer',
      by: { provider: own },
    },
    {
      object: 'account_member',
      table: `(select id, account_id from membership where until is null
        union all select id, account_id from member_invitation where accepted_at is null and ended_at is null) one`,
      owner: 'account_id',
      by: { provider: own, admin: 'true' },
    },
  ],
  subscriptions: [
    first(on(passwordLinkRequested, 'mail_password_link', mailPasswordLink)),
    on(passwordGuessed, 'mail_password_guessed', mailPasswordGuessed),
    on(secondFactorGuessed, 'mail_second_factor_guessed', mailSecondFactorGuessed),
    first(on(accountOpened, 'mail_account_opened', mailFirstPasswordLink)),
    on(loginsHandedOver, 'end_sockets', endSockets),
    on(passwordChanged, 'mail_password_changed', mailPasswordChanged),
    first(on(phoneCodeRequested, 'send_phone_code', sendPhoneCode)),
    first(on(emailConfirmationRequested, 'mail_email_confirmation', mailEmailConfirmation)),
    first(on(memberInvited, 'mail_member_invitation', deliverInvitation)),
    on(memberRemoved, 'mail_member_removed', tellRemoved),
    on(guardianJoined, 'mail_guardian_joined', tellOfJoining),
    on(guardianLeft, 'mail_guardian_left', tellOfLeaving),
    on(ownersChanged, 'mail_owners_changed', tellOwners),
    on(emailChanged, 'mail_email_changed', mailEmailChanged),
    on(secondFactorChanged, 'mail_second_factor_changed', mailSecondFactorChanged),
  ],
  jobs: {
    tidy_identity: tidy,
    mail_summary: mailSummary,
    end_representations: endRepresentations,
    tell_of_age: tellOfAge,
  },
  sweepers: [
    { job: 'tidy_identity', everySeconds: 3_600 },
    { job: 'end_representations', everySeconds: 60 },
    // every hour, because a process that is restarted every day would never run a daily job
    { job: 'tell_of_age', everySeconds: 3_600 },
  ],
};
