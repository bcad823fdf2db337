import { pino } from 'pino';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { startProduct } from '../apps/api/src/product.ts';
import { wideBudgets } from '../apps/api/src/testing/wide-budgets.ts';

/** Starts the product in one process, as `npm start` does, on the database of the measurement. */
const product = await startProduct(readConfig(), pino({ level: 'warn' }), {
  budgets: wideBudgets,
  pages: 'built',
  say: () => {},
});
for (const end of ['SIGTERM', 'disconnect'] as const)
  process.once(end, () => void product.stop().then(() => process.exit(0)));
process.send!({ address: product.address });
