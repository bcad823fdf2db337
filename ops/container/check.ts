import { spawnSync } from 'node:child_process';
import { partsOf } from './compose.ts';
import { endsWithUs, inRepository, startEngine } from './engine.ts';
import { buildProduct, makeStandIns } from './images.ts';

/**
 * `npm run container:check`, as root on Linux with access to Debian's packages: builds Containerfile with a separate
 * Docker, starts compose.yaml in a separate network, and checks that everything works. Takes some minutes.
 */
if (process.getuid?.() !== 0) {
  console.error('Containers need root: sudo npm run container:check');
  process.exit(1);
}
const began = Date.now();
// downloads packages over the network of the machine, whose settings stay unchanged
const engine = await startEngine('--bridge=none', '--iptables=false', '--ip6tables=false', '--ip-forward=false');
try {
  await makeStandIns(engine);
  await buildProduct(partsOf(engine, 'live'));
} finally {
  await engine.stop();
}
const parts = ['unshare', '--net', process.execPath, inRepository('ops/container/parts.ts')];
const { status } = spawnSync('setpriv', [...endsWithUs, ...parts], { stdio: 'inherit' });
console.log(`${status === 0 ? 'All is well' : 'FAILED'} after ${((Date.now() - began) / 1_000).toFixed(0)} s.`);
process.exitCode = status ?? 1;
