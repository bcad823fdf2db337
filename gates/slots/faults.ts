import { Lane } from '../../apps/api/src/platform/http/lane.ts';
import { alterDatabase, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

const inTheQueue = 'order by id for no key update';

export const faults: SeededFault<ApiFixture>[] = [
  {
    name: 'no constraint keeps claims apart, and nobody waits for the doctor’s lock',
    inject: async ({ platform: { pool } }) => {
      await alterDatabase(pool, 'alter table slot_claim drop constraint slot_taken_once');
      rewriteStatements(pool, inTheQueue, 'order by id');
    },
    caughtBy: /: ([2-9]|\d\d) won/,
  },
  {
    name: 'the violation of the constraint is not read',
    inject: async ({ platform: { pool } }) => {
      rewriteStatements(pool, inTheQueue, 'order by id');
      await alterDatabase(pool, 'alter table slot_claim rename constraint slot_taken_once to unheard_of');
    },
    caughtBy: /500 internal/,
  },
  {
    name: 'locks are taken in any order',
    inject: ({ platform: { pool } }) => rewriteStatements(pool, inTheQueue, 'order by random() for no key update'),
    caughtBy: /deadlocks/,
  },
  // is the last fault of the list, because it cannot be undone in this process
  {
    name: 'a line is too short for a burst',
    inject: () => {
      const full = Object.getOwnPropertyDescriptor(Lane.prototype, 'full')!;
      Object.defineProperty(Lane.prototype, 'full', {
        get(this: Lane) {
          return full.get!.call(this) || this.waiting >= 20;
        },
      });
    },
    caughtBy: /as delivered.* (1[1-9]|[2-4]\d) put off/,
  },
];
