import { startDatabase } from './database.ts';

/** Makes the database that the gates of one run copy: `node scripts/run.mjs gates/data-folder.ts <folder>`. */
const postgres = await startDatabase(process.argv[2]!);
await postgres.stop();
