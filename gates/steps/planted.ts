import { sayWho } from '../../apps/api/src/platform/db/acting.ts';
import type { Mistakes } from '../prove.ts';
import { betweenRequests, betweenStatements } from './between.ts';

const nothing = Promise.resolve({ command: 'NOTHING', rowCount: 0, rows: [] });

/** Faults that a mistake could make, put into the processes of the gate: each has to be caught. */
export const stepFaults: Mistakes = {
  'the ledger is written in a transaction of its own': {
    plant: () =>
      betweenStatements(({ text, ask }) => {
        if (text.startsWith('insert into "ledger_transaction"'))
          for (const other of ['commit', 'begin', sayWho({ id: 'system', type: 'system' }, 'commit')]) void ask(other);
        return ask();
      }),
    caughtBy: /story in the ledger is not theirs/,
  },
  'a refund that was sent before is not looked for': {
    plant: () =>
      betweenRequests(async ({ pathname }, ask) =>
        pathname.endsWith('/refunds') ? Response.json({ status: 'success', data: [] }) : ask(),
      ),
    caughtBy: /went back twice/,
  },
  'an unpaid payment keeps what it held': {
    plant: () =>
      betweenStatements(({ text, values, ask }) =>
        text.startsWith('update "slot_claim"') && values.includes('RELEASED') ? nothing : ask(),
      ),
    caughtBy: /a time that is held for ever|answered 409/,
  },
};

/** The same for the wires between them. */
export const wireFaults: Mistakes = {
  'nobody hears that a connection broke': {
    plant: () =>
      betweenStatements(({ client, ask }) => {
        client.removeAllListeners('error');
        return ask();
      }),
    caughtBy: /the process died|had no answer/,
  },
  'a lost connection is told as our own fault': {
    plant: () =>
      betweenStatements(({ text, ask }) => {
        const asked = Promise.resolve(ask());
        // what belongs to the worker is told to nobody
        if (ofTheWorker.test(text)) return asked;
        return asked.catch(() => {
          throw new Error('Something was not right.');
        });
      }),
    caughtBy: /was answered 500/,
  },
};
const ofTheWorker = /graphile_worker|outbox|advisory|^listen/i;

export const plant = (fault: string | undefined): void => {
  if (fault) ({ ...stepFaults, ...wireFaults })[fault]!.plant();
};
