import type { Catalogue } from '../i18n/messages.ts';

const en = { insurances: 'Accepted insurances' };

export const messages: Catalogue<typeof en> = { en };
