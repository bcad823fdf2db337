import { sayWho } from '../../apps/api/src/platform/db/acting.ts';
import { betweenRequests, betweenStatements } from './between.ts';

const nothing = Promise.resolve({ command: 'NOTHING', rowCount: 0, rows: [] });

/** Faults that a mistake could make, put into the processes of the gate: each has to be caught. */
export const stepFaults: Record<string, () => void> = {
  'the ledger is written in a transaction of its own': () =>
    betweenStatements(({ text, ask }) => {
      if (text.startsWith('insert into "ledger_transaction"'))
        for (const other of ['commit', 'begin', sayWho({ id: 'system', type: 'system' }, 'commit')]) void ask(other);
      return ask();
    }),
  'a refund that was sent before is not looked for': () =>
    betweenRequests(async ({ pathname }, ask) =>
      pathname.endsWith('/refunds') ? Response.json({ status: 'success', data: [] }) : ask(),
    ),
  'an unpaid payment keeps what it held': () =>
    betweenStatements(({ text, values, ask }) =>
      text.startsWith('update "slot_claim"') && values.includes('RELEASED') ? nothing : ask(),
    ),
};

/** The same for the wires between them. */
export const wireFaults: Record<string, () => void> = {
  'nobody hears that a connection broke': () =>
    betweenStatements(({ client, ask }) => {
      client.removeAllListeners('error');
      return ask();
    }),
  'a lost connection is told as our own fault': () =>
    betweenStatements(({ ask }) =>
      Promise.resolve(ask()).catch(() => {
        throw new Error('Something was not right.');
      }),
    ),
};

export const plant = (fault: string | undefined): void => {
  if (fault) ({ ...stepFaults, ...wireFaults })[fault]!();
};
