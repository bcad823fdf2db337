import type { Product } from '../../apps/api/src/product.ts';
import { alterDatabase } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';

export const faults: SeededFault<Product>[] = [
  {
    name: 'a booking is acknowledged before it is on the disk',
    inject: ({ platform: { pool } }) =>
      alterDatabase(
        pool,
        'alter system set synchronous_commit = off',
        `alter system set wal_writer_delay = '10s'`,
        'select pg_reload_conf()',
      ),
    caughtBy: /was acknowledged and is lost/,
  },
  {
    name: 'taken times are kept in a table that is not logged',
    inject: ({ platform: { pool } }) => alterDatabase(pool, 'alter table slot_claim set unlogged'),
    caughtBy: /was acknowledged and is lost/,
  },
  {
    name: 'the numbers of receipts are counted in a table that is not logged',
    inject: ({ platform: { pool } }) => alterDatabase(pool, 'alter table receipt_counter set unlogged'),
    caughtBy: /cash was answered 500|have a gap/,
  },
];
