import type { Module } from '../../platform/module.ts';
import { on } from '../../platform/outbox.ts';
import { emailChanged, passwordChanged, passwordForgotten } from './events.ts';
import { routes } from './identity.routes.ts';
import { mailPasswordChanged } from './password-change.ts';
import { mailPasswordLink } from './password-links.ts';
import { mailEmailChanged } from './profile.ts';
import { tidy } from './tidy.ts';

export { registerCodes } from './access-log.ts';
export { type AccountRef, accountRefs, administrators } from './account-refs.ts';
export { contactOf, patientRefs } from './people.ts';
export { findGender as genderOf, patientWithContact, renameAccount } from './people.queries.ts';
export { createProfile, type NewProfile, picturesFor, termsVersionNow } from './slots.ts';

const own = 'account_id = $2';

export const identity: Module = {
  name: 'identity',
  routes,
  grants: [
    {
      object: 'session',
      table: 'session',
      key: 'id',
      uuid: true,
      by: { patient: own, provider: own, admin: own },
    },
  ],
  subscriptions: [
    on(passwordForgotten, 'mail_password_link', mailPasswordLink),
    on(passwordChanged, 'mail_password_changed', mailPasswordChanged),
    on(emailChanged, 'mail_email_changed', mailEmailChanged),
  ],
  jobs: { tidy_identity: tidy },
  sweepers: [{ job: 'tidy_identity', everySeconds: 3_600 }],
};
