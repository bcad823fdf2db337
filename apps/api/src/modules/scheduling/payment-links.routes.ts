import { paymentLinks } from '@ivuriro/contract/payment-links';
import { serve } from '../../platform/http/serve.ts';
import { confirmByLink, payByLink } from './commands/pay-by-link.ts';
import { readPaymentLink } from './queries/read-payment-link.ts';

export const paymentLinkRoutes = serve(paymentLinks, { read: readPaymentLink, pay: payByLink, confirm: confirmByLink });
