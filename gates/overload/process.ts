import { readConfig } from '../../apps/api/src/platform/config.ts';
import { onShutdown } from '../../apps/api/src/platform/shutdown.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { faults } from './faults.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

/** The part for visitors, with a seeded fault when its environment names one. Tells its parent where it is. */
const product = await startProduct(readConfig(), silentLog, { budgets: wideBudgets, pages: 'none', say: () => {} });
faults[process.env.GATE_FAULT ?? '']?.inject(product);
onShutdown(product.stop);
process.send!(product.address);
