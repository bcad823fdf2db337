import { eventType } from '../../platform/outbox.ts';

/** Someone asked for a link; said alike for addresses that nobody has. */
export const passwordForgotten = eventType<{ name: string }>('password.forgotten');
export const passwordChanged = eventType<{ login_id: string }>('password.changed');
export const emailChanged = eventType<{ name: string; old_email: string; new_email: string }>('login.email_changed');

export const secondFactorChanged = eventType<{ login_id: string; enrolled: boolean }>('account.second_factor_changed');
