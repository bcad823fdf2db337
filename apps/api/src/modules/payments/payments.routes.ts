import { payments } from '@ivuriro/contract/payments';
import { earningsOf } from '@ivuriro/contract/earnings';
import { payeeInfos, payouts } from '@ivuriro/contract/payouts';
import { patientReceipts, receipts } from '@ivuriro/contract/receipts';
import * as wallets from '@ivuriro/contract/wallets';
import type { Grant } from '../../platform/http/grants.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { earningsOfKind, everybodysTransactions, ownTransactions } from './queries/earnings.ts';
import { openIntent } from './commands/open-payment-intent.ts';
import { withdrawIntent } from './commands/withdraw-payment-intent.ts';
import { listReceipts, listReceiptsOfPatient, readCashDay } from './queries/list-receipts.ts';
import { readIntent } from './queries/read-payment-intent.ts';
import { setCommission, setLimit } from './commands/set-money-setting.ts';
import { approveSetting, refuseSetting } from './commands/approve-money-setting.ts';
import { readCommissions, readLimit } from './queries/money-settings.ts';
import { payOut } from './commands/pay-provider.ts';
import { recordPayout } from './commands/record-payout.ts';
import { approvePayout } from './commands/approve-payout.ts';
import { listPayouts } from './queries/list-payouts.ts';
import { ownPayouts } from './queries/own-payouts.ts';
import { changePaymentInfo } from './commands/change-payment-info.ts';
import { readPayeeInfo, readPaymentInfo } from './queries/payment-info.queries.ts';
import { receiveEvent } from './commands/receive-webhook.ts';

const paying = serve(payments, {
  createIntent: (call) => openIntent(call, call.body),
  intent: ({ platform, params }) => readIntent(platform, params.tx_ref),
  withdrawIntent: (call) => withdrawIntent(call, call.params.tx_ref),
  webhook: (call) => receiveEvent(call, call.params.provider),
});

const earned = serve(earningsOf, {
  everybody: everybodysTransactions,
  doctor: earningsOfKind('doctor'),
  hospital: earningsOfKind('hospital'),
  laboratory: earningsOfKind('laboratory'),
  pharmacy: earningsOfKind('pharmacy'),
});

const paidOut = serve(payouts, {
  create: payOut,
  list: listPayouts,
  record: recordPayout,
  approve: approvePayout,
  limit: readLimit,
  setLimit,
  commissions: readCommissions,
  setCommission,
  approveSetting,
  refuseSetting,
});

const receiptsOfPatients = serve(patientReceipts, { list: listReceiptsOfPatient });

export const routes = [...paying, ...earned, ...paidOut, ...receiptsOfPatients];

export const resources = [
  resource(payeeInfos, { read: ({ db, owner }) => readPayeeInfo(db, owner.id) }),
  resource(wallets.transactions, {
    list: ownTransactions,
  }),
  resource(wallets.payouts, { list: ownPayouts }),
  resource(receipts, { list: listReceipts, day: readCashDay }),
  resource(wallets.paymentInfos, {
    read: ({ db, owner }) => readPaymentInfo(db, owner.id),
    set: changePaymentInfo,
  }),
];

export const grants: Grant[] = [
  {
    object: 'payment',
    table: 'payment',
    key: 'tx_ref',
    uuid: false,
    by: { patient: `patient_id = $2 and method <> 'CASH'` },
    subject: 'patient_id',
  },
  // a payee is found by their wallet, because every provider has a wallet, even a deleted provider
  { object: 'payee', table: 'wallet', key: 'owner_id', by: { admin: 'true' } },
  { object: 'payout', table: 'payout', by: { admin: 'true' } },
  { object: 'money_setting_request', table: 'money_setting_request', by: { admin: 'true' } },
];
