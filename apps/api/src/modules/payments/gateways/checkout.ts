import type { Checkout } from '@ivuriro/contract/payments';
import type { PaymentRow } from '../domain/payment-purposes.ts';
import type { Customer } from './gateway.ts';

const titles: Record<string, string> = {
  appointment: 'Appointment',
  due_appointment: 'Appointment',
  laboratory_test: 'Laboratory test',
  prescription: 'Prescription',
};
const options: Record<string, string> = { CARD: 'card', MOBILE_MONEY: 'mobilemoneyrwanda' };

/** The data with which the page opens the checkout of the gateway. */
export const checkoutOf = (
  gateway: Checkout['gateway'],
  publicKey: string,
  payment: PaymentRow,
  customer: Customer,
): Checkout => ({
  gateway,
  public_key: publicKey,
  payment_options: options[payment.method] ?? '',
  title: titles[payment.purpose] ?? '',
  customer: { name: customer.name, email: customer.email ?? '', phone_number: customer.phone },
});
