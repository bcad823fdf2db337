import { readConfig } from '../../apps/api/src/platform/config.ts';
import { onShutdown } from '../../apps/api/src/platform/shutdown.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { startProduct } from '../../apps/api/src/product.ts';
import { wideBudgets } from '../../apps/api/src/testing/wide-budgets.ts';

/**
 * Starts one of several processes of the product, configured by its environment variables; it serves pages only with
 * `PAGES=built`. Sends its URL to the parent process.
 */
const config = readConfig();
const pages = process.env.PAGES === 'built' ? 'built' : 'none';
const product = await startProduct(config, silentLog, { budgets: wideBudgets, pages, say: () => {} });
onShutdown(product.stop, config.leaveSeconds);
process.send!(product.address);
