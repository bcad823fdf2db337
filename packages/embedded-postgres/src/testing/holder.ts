import { createInterface } from 'node:readline';
import { startEmbedded } from '../launch.ts';

// Starts the server in a process that a test can kill. Prints one line of JSON for each event.
const say = (line: object) => console.log(JSON.stringify(line));

try {
  const postgres = await startEmbedded({
    root: process.argv[2]!,
    database: 'ivuriro',
    log: (line) => say({ log: line }),
  });
  postgres.onExit((how) => say({ died: how }));
  say({ url: postgres.url, pid: postgres.pid });
  for await (const order of createInterface(process.stdin)) {
    if (order === 'restart') {
      await postgres.restart();
      say({ url: postgres.url, pid: postgres.pid });
    } else break;
  }
  await postgres.stop();
  say({ stopped: true });
  process.exit(0);
} catch (error) {
  say({ refused: (error as Error).message });
  process.exit(1);
}
