import { checkLedger, hashLedger } from './modules/payments/index.ts';
import { withDatabase } from './with-database.ts';

/** `npm run ledger:check`: recomputes the ledger; fails when a franc is not where it should be, and says the hash of the whole. */
await withDatabase(async ({ db }) => {
  const wrong = await checkLedger(db);
  const { transactions, hash } = await hashLedger(db);
  console.log(wrong.length === 0 ? 'The ledger is right.' : wrong.join('\n'));
  console.log(`${transactions} transactions, sha256 ${hash}`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
