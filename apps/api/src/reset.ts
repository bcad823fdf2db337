import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { pino } from 'pino';
import { supplyPorts } from './app.ts';
import { fillDemo } from './demo/fill.ts';
import { type Config, readConfig } from './platform/config.ts';
import { databaseNameOf, placeOf } from './platform/db/address.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Database } from './platform/db/pool.ts';
import { asOwner } from './platform/db/role.ts';
import { demoMailer } from './platform/mail/demo-mailer.ts';
import { logSms } from './platform/sms/log-sms.ts';
import { diskStorage } from './platform/storage/disk.ts';
import { withDatabaseOnly } from './with-database.ts';
import { nobodyListens } from './platform/realtime/realtime.ts';

/** `npm run db:reset`: deletes all data and loads the demo data again; `-- --yes` skips the confirmation. */
const config = readConfig();
if (config.mode === 'live') {
  console.error('APP_MODE is live: this database is not thrown away by a command.');
  process.exit(1);
}
if (process.argv.includes('--yes') || (await isConfirmed(config)))
  await withDatabaseOnly((database, url) => reset(database, url, config));
else console.log('Nothing was changed.');

async function isConfirmed({ databaseUrl, dataDir }: Config): Promise<boolean> {
  const where = databaseUrl ? `the database ${databaseNameOf(databaseUrl)} at ${placeOf(databaseUrl)}` : dataDir;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Everything in ${where} will be lost: accounts, visits, files. Type "yes" to go on: `,
  );
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

async function reset(database: Database, url: string, settings: Config): Promise<void> {
  const files = path.join(settings.dataDir, 'files');
  await asOwner(url, (client) =>
    client.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public'),
  );
  await rm(files, { recursive: true, force: true });
  await migrate(url);
  supplyPorts();
  const platform = {
    config: settings,
    ...database,
    now: () => new Date(),
    mail: demoMailer(database.db),
    sms: logSms(database.db),
    storage: diskStorage(files),
    realtime: nobodyListens,
    log: pino({ level: 'silent' }),
  };
  if (await fillDemo(platform, (line) => console.log(line))) await asOwner(url, (client) => client.query('analyze'));
}
