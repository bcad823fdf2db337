import { readConfig } from '../../apps/api/src/platform/config.ts';
import { silentLog } from '../../apps/api/src/testing/silent-log.ts';
import { startProduct } from '../../apps/api/src/product.ts';

/** One process of several: everything but the pages, with what its environment says. Tells its parent where it is. */
const { address } = await startProduct(readConfig(), silentLog, { pages: 'none', say: () => {} });
process.send!(address);
