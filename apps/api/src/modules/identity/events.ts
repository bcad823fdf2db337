import { eventType } from '../../platform/outbox.ts';

/** A link to set a new password was requested; also emitted for addresses without an account. */
export const passwordLinkRequested = eventType<{ name: string }>('password.forgotten');
/** A person asked for a link that confirms their own address. */
export const emailConfirmationRequested = eventType<{ login_id: string }>('login.email_confirmation_requested');
/** Somebody asked for a code that shows that they hold this phone; emitted for every number, known or not. */
export const phoneCodeRequested = eventType<{ phone: string }>('phone.code_requested');
export const passwordChanged = eventType<{ login_id: string }>('password.changed');
/**
 * There were so many wrong passwords in a row that somebody may be guessing; also emitted for names without an account.
 */
export const passwordGuessed = eventType<{ name: string }>('password.guessed');
/** There were many wrong codes of the second factor after the right password. */
export const secondFactorGuessed = eventType<{ login_id: string }>('account.second_factor_guessed');
/**
 * Somebody else opened an account for this person, who gets a mail, with a link to set a password if they have none.
 */
export const accountOpened = eventType<{ login_id: string; account_id: string }>('account.opened');
/** Sessions of an unconfirmed login were ended because a new account was opened for its address. */
export const loginsHandedOver = eventType<{ sessions: string[] }>('login.handed_over');
/** Somebody was invited to act for an account; a job sends them the link. */
export const memberInvited = eventType<{ invitation_id: string }>('member.invited');
export const memberRemoved = eventType<{ membership_id: string }>('member.removed');
/** A member became an owner, or ceased to be one. */
export const ownersChanged = eventType<{ membership_id: string; is_owner: boolean }>('member.owners_changed');
/** A guardian or representative began, or stopped, to act for a patient's record. */
export const guardianJoined = eventType<{ membership_id: string }>('guardian.joined');
export const guardianLeft = eventType<{ membership_id: string }>('guardian.left');
/** A child has turned 16; emitted once for each guardian who has a patient account of their own. */
export const childCameOfAge = eventType<{ membership_id: string; guardian_id: string }>('dependant.of_age');
export const emailChanged = eventType<{ name: string; old_email: string; new_email: string }>('login.email_changed');

export const secondFactorChanged = eventType<{ login_id: string; enrolled: boolean }>('account.second_factor_changed');
