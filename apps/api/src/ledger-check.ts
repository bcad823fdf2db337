import { checkLedger } from './modules/payments/index.ts';
import { readConfig } from './platform/config.ts';
import { openDb } from './platform/db/pool.ts';
import { withDatabase } from './with-database.ts';

/** `npm run ledger:check`: recomputes the ledger; fails when a franc is not where it should be. */
await withDatabase(readConfig(), async (pool) => {
  const wrong = await checkLedger(openDb(pool));
  console.log(wrong.length === 0 ? 'The ledger is right.' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
