import * as z from 'zod';
import { openAccount } from './modules/identity/index.ts';
import { Problem } from './platform/errors.ts';
import { withDatabase } from './with-database.ts';

/**
 * `npm run admin:new -- <e-mail> <name>`: creates an administrator; the running product mails them a link to set a
 * password.
 */
const [address, ...words] = process.argv.slice(2);
const email = z.email().safeParse(address).data;
const name = words.join(' ').trim();
if (!email || !name) {
  console.error('Who? npm run admin:new -- diane@clinic.example "Diane Umutoni"');
  process.exit(1);
}
await withDatabase(async ({ db }) => {
  try {
    await db.transaction().execute((trx) => openAccount(trx, 'admin', { name, email, phone: null }, new Date()));
    console.log(`${name} is an administrator. A link to set a password goes to ${email} as soon as the product runs.`);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`${email} is an administrator already.`);
    process.exitCode = 1;
  }
});
