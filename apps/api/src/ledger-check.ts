import { checkLedger } from './modules/payments/index.ts';
import { openDb, openPool } from './platform/db/pool.ts';

/** Recomputes the ledger of the database at DATABASE_URL; fails when a franc is not where it should be. */
const url = process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL to the database whose ledger is to be checked.');
  process.exit(1);
}
const pool = openPool(url, 1);
try {
  const wrong = await checkLedger(openDb(pool));
  console.log(wrong.length === 0 ? 'The ledger is right.' : wrong.join('\n'));
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  await pool.end();
}
