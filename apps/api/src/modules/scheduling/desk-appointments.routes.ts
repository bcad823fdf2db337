import { agenda } from '@ivuriro/contract/agenda';
import { deskAppointments } from '@ivuriro/contract/desk-appointments';
import { cashDesk } from '@ivuriro/contract/receipts';
import { resource } from '../../platform/http/serve.ts';
import { bookAtDesk } from './commands/book-at-desk.ts';
import { sendPaymentLink } from './commands/send-payment-link.ts';
import { takeCashForAppointment } from './commands/take-cash-for-appointment.ts';
import { listCashDue } from './queries/list-cash-due.ts';
import { readAgenda } from './queries/read-agenda.ts';

export const agendaResource = resource(agenda, { read: readAgenda });
export const deskAppointmentsResource = resource(deskAppointments, {
  book: bookAtDesk,
  sendPaymentLink,
});
export const cashDeskResource = resource(cashDesk, { due: listCashDue, take: takeCashForAppointment });
