import * as contract from '@ivuriro/contract/payments';
import type { Grant } from '../../platform/http/grants.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { resource, serve } from '../../platform/http/serve.ts';
import { openIntent, readIntent, withdrawIntent } from './intent.ts';
import { readPaymentInfo, setPaymentInfo } from './payment-info.ts';
import { transactionsOf, walletOf } from './wallet.ts';
import { receiveEvent } from './webhook.ts';

export const routes = serve(contract.payments, {
  createIntent: (call) => openIntent(call, call.body),
  intent: ({ platform, params }) => readIntent(platform, params.tx_ref),
  withdrawIntent: (call) => withdrawIntent(call, call.params.tx_ref),
  webhook: (call) => receiveEvent(call, call.params.provider),
});

export const resources = [
  resource(contract.transactions, {
    list: async (call) => {
      const { owner, platform, db, query, now } = call;
      const [wallet, { total, rows }] = await Promise.all([
        walletOf(platform, owner.id, now),
        transactionsOf(db, owner.id, query),
      ]);
      return { transactions: pageOf(call, query, total, rows), wallet };
    },
  }),
  resource(contract.paymentInfos, {
    read: ({ db, owner }) => readPaymentInfo(db, owner.id),
    set: ({ transact, owner, body, now }) => transact((trx) => setPaymentInfo(trx, owner.id, body, now)),
  }),
];

export const grants: Grant[] = [
  {
    object: 'payment',
    table: 'payment',
    key: 'tx_ref',
    uuid: false,
    by: { patient: `patient_id = $2 and method <> 'CASH'` },
    patient: 'patient_id',
  },
];
