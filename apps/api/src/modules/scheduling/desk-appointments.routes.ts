import { agenda } from '@ivuriro/contract/agenda';
import { deskAppointments } from '@ivuriro/contract/desk-appointments';
import { resource } from '../../platform/http/serve.ts';
import { bookAtDesk } from './commands/book-at-desk.ts';
import { readAgenda } from './queries/read-agenda.ts';

export const agendaResource = resource(agenda, { read: readAgenda });
export const deskAppointmentsResource = resource(deskAppointments, { book: bookAtDesk });
