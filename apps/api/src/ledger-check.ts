import { checkLedger, hashLedger } from './modules/payments/index.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run ledger:check`: recomputes the ledger, fails when an amount is wrong, and prints a hash of the whole ledger.
 */
await withDatabase(async ({ db }) => {
  const wrong = await checkLedger(db);
  const { transactions, hash } = await hashLedger(db);
  console.log(wrong.length === 0 ? 'The ledger is right.' : wrong.join('\n'));
  console.log(`${transactions} transactions, sha256 ${hash}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
