import { startDatabase } from './database.ts';

/** Makes the migrated database that all gates of a run copy: `node scripts/run.mjs gates/data-folder.ts <folder>`. */
const postgres = await startDatabase(process.argv[2]!);
await postgres.stop();
