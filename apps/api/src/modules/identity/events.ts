import { eventType } from '../../platform/outbox.ts';

/** Someone asked for a link; said alike for addresses that nobody has. */
export const passwordLinkRequested = eventType<{ name: string }>('password.forgotten');
/** Somebody asked for a link that confirms the own address. */
export const emailConfirmationRequested = eventType<{ login_id: string }>('login.email_confirmation_requested');
export const passwordChanged = eventType<{ login_id: string }>('password.changed');
/** So many wrong passwords in a row that somebody may be guessing; said alike for names that nobody has. */
export const passwordGuessed = eventType<{ name: string }>('password.guessed');
/** The right password, and wrong codes after it. */
export const secondFactorGuessed = eventType<{ login_id: string }>('account.second_factor_guessed');
/** Somebody else opened it: its owner is told, and how to set a password where there is none. */
export const accountOpened = eventType<{ login_id: string; account_id: string }>('account.opened');
/** Other accounts at the address signed in by a password that nobody had proved to be its owner's. */
export const loginsHandedOver = eventType<{ sessions: string[] }>('login.handed_over');
export const emailChanged = eventType<{ name: string; old_email: string; new_email: string }>('login.email_changed');

export const secondFactorChanged = eventType<{ login_id: string; enrolled: boolean }>('account.second_factor_changed');
