import { migrate } from './platform/db/migrate.ts';
import { withDatabase } from './with-database.ts';

/** `npm run db:migrate`: brings the database to the newest schema. */
await withDatabase(async (_database, url) => {
  const applied = await migrate(url, { say: (line) => console.log(line) });
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.');
});
