import { deskAppointments } from '@ivuriro/contract/desk-appointments';
import { resource } from '../../platform/http/serve.ts';
import { bookAtDesk } from './commands/book-at-desk.ts';

export const deskAppointmentsResource = resource(deskAppointments, { book: bookAtDesk });
