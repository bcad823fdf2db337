import { sayWho } from '../../apps/api/src/platform/db/actor-context.ts';
import type { FaultsByName } from '../prove.ts';
import { interceptRequests, interceptClientStatements } from './intercept.ts';

const nothing = Promise.resolve({ command: 'NOTHING', rowCount: 0, rows: [] });

/** Faults that a programmer could make, seeded in the processes of the gate. */
export const stepFaults: FaultsByName = {
  'the ledger is written in a transaction of its own': {
    inject: () =>
      interceptClientStatements(({ text, send }) => {
        if (text.startsWith('insert into "ledger_transaction"'))
          for (const other of ['commit', 'begin', sayWho({ id: 'system', type: 'system' }, 'commit')]) void send(other);
        return send();
      }),
    caughtBy: /story in the ledger is not theirs/,
  },
  'a refund that was sent before is not looked for': {
    inject: () =>
      interceptRequests(async ({ pathname }, send) =>
        pathname.endsWith('/refunds') ? Response.json({ status: 'success', data: [] }) : send(),
      ),
    caughtBy: /went back twice/,
  },
  'an unpaid payment keeps what it held': {
    inject: () =>
      interceptClientStatements(({ text, values, send }) =>
        text.startsWith('update "slot_claim"') && values.includes('RELEASED') ? nothing : send(),
      ),
    caughtBy: /a time that is held for ever|answered 409/,
  },
};

/** Faults seeded in the database connections of the product's processes. */
export const wireFaults: FaultsByName = {
  'nobody hears that a connection broke': {
    inject: () =>
      interceptClientStatements(({ client, send }) => {
        client.removeAllListeners('error');
        return send();
      }),
    caughtBy: /the process died|had no answer/,
  },
  'a lost connection is told as our own fault': {
    inject: () =>
      interceptClientStatements(({ text, send }) => {
        const asked = Promise.resolve(send());
        // leaves the error of a statement of the worker unchanged, because no caller gets that error
        if (ofTheWorker.test(text)) return asked;
        return asked.catch(() => {
          throw new Error('Something was not right.');
        });
      }),
    caughtBy: /was answered 500/,
  },
};
const ofTheWorker = /graphile_worker|outbox|advisory|^listen/i;

export const inject = (fault: string | undefined): void => {
  if (fault) ({ ...stepFaults, ...wireFaults })[fault]!.inject();
};
