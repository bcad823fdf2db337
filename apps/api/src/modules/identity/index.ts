import { mailSummary } from './mailbox.ts';
import type { Module } from '../../platform/module.ts';
import { first, on } from '../../platform/outbox.ts';
import {
  accountOpened,
  emailChanged,
  emailConfirmationRequested,
  loginsHandedOver,
  passwordChanged,
  passwordLinkRequested,
  passwordGuessed,
  secondFactorChanged,
  secondFactorGuessed,
} from './events.ts';
import { mailEmailConfirmation } from './email-confirmation.ts';
import { endSockets } from './hand-over.ts';
import { routes } from './identity.routes.ts';
import { mailFirstPasswordLink, mailPasswordLink } from './password-links.ts';
import { mailEmailChanged } from './profile.ts';
import { tidy } from './tidy.ts';
import {
  mailPasswordChanged,
  mailPasswordGuessed,
  mailSecondFactorChanged,
  mailSecondFactorGuessed,
} from './warnings.ts';

export { registerCodes } from './access-log.ts';
export { type AccountRef, accountRefs, administrators, patientsCalled } from './account-refs.ts';
export { contactOf, patientRefs } from './people.ts';
export { demandPassword } from './password-again.ts';
export { eraseAccount, formerly } from './erasure.ts';
export { demandPatient, lockAccount, stayOpen } from './held-accounts.queries.ts';
export {
  accountsOfPerson,
  accountsSince,
  findGender,
  isProved,
  isSamePerson,
  patientName,
  patientWithContact,
  renameAccounts,
} from './people.queries.ts';
export { correctAddress } from './login-change.ts';
export { closeAccount, openAccount, openAccounts } from './opened-account.ts';
export { deleteUnfinishedFactors } from './tidy.ts';
export { mailPerson, nameInMail } from './mailbox.ts';
export { createProfile, type NewProfile, picturesFor, textVersionNow } from './ports.ts';

const own = 'account_id = $2';

export const identity: Module = {
  name: 'identity',
  routes,
  grants: [
    {
      object: 'session',
      table: 'session',
      by: { patient: own, provider: own, admin: own },
    },
  ],
  subscriptions: [
    first(on(passwordLinkRequested, 'mail_password_link', mailPasswordLink)),
    on(passwordGuessed, 'mail_password_guessed', mailPasswordGuessed),
    on(secondFactorGuessed, 'mail_second_factor_guessed', mailSecondFactorGuessed),
    first(on(accountOpened, 'mail_account_opened', mailFirstPasswordLink)),
    on(loginsHandedOver, 'end_sockets', endSockets),
    on(passwordChanged, 'mail_password_changed', mailPasswordChanged),
    first(on(emailConfirmationRequested, 'mail_email_confirmation', mailEmailConfirmation)),
    on(emailChanged, 'mail_email_changed', mailEmailChanged),
    on(secondFactorChanged, 'mail_second_factor_changed', mailSecondFactorChanged),
  ],
  jobs: { tidy_identity: tidy, mail_summary: mailSummary },
  sweepers: [{ job: 'tidy_identity', everySeconds: 3_600 }],
};
