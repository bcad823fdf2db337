import { readConfig } from '../../apps/api/src/platform/config.ts';
import { onShutdown } from '../../apps/api/src/platform/shutdown.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { startProduct } from '../../apps/api/src/product.ts';

/** One process of several: everything but the pages, with what its environment says. Tells its parent where it is. */
const config = readConfig();
const product = await startProduct(config, silentLog, { pages: 'none', say: () => {} });
onShutdown(product.stop, config.leaveSeconds);
process.send!(product.address);
