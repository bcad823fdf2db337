import { bookings } from './bookings.ts';
import { begin } from './compose.ts';
import { startEngine } from './engine.ts';
import { holes } from './holes.ts';
import { people } from './people.ts';
import { replaceProcesses } from './replace-processes.ts';

/** Runs all checks of the unchanged compose.yaml in the isolated network of this process. */
const engine = await startEngine();
try {
  const live = await begin(engine, 'live');
  await holes(live);
  await people(live);
  await replaceProcesses(live);
  const demo = await begin(engine, 'demo');
  await bookings(demo);
  await demo.compose('down', '--volumes');
} catch (error) {
  console.error(error);
  const logs = ['logs', '--no-color', '--tail=30', 'web-1', 'web-2', 'worker', 'database', 'proxy'];
  console.error(await engine.docker('compose', '--project-name=ivuriro', ...logs).catch(String));
  process.exitCode = 1;
} finally {
  await engine.stop();
}
