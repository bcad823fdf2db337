import { readConfig } from '../../apps/api/src/platform/config.ts';
import { onShutdown } from '../../apps/api/src/platform/shutdown.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { faults } from './faults.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

/** Runs a web process with the seeded fault that GATE_FAULT names, and sends its URL to the parent process. */
const product = await startProduct(readConfig(), silentLog, { budgets: wideBudgets, pages: 'none', say: () => {} });
faults[process.env.GATE_FAULT ?? '']?.inject(product);
onShutdown(product.stop);
process.send!(product.address);
