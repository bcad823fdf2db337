import { type AddressInfo, createConnection, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrate } from '../db/migrate.ts';
import { asOwner } from '../db/role.ts';
import { checkDatabase } from './database.ts';
import { databaseFailure } from './sentences.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a start waits for a database that does not answer yet, prints this once, and continues when the database answers', async () => {
  const to = Number(new URL(test.databaseUrl).port);
  const way = createServer((socket) => {
    const server = createConnection(to, '127.0.0.1');
    for (const [one, other] of [
      [socket, server],
      [server, socket],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', () => resolve()));
  const { port } = way.address() as AddressInfo;
  await new Promise((resolve) => way.close(resolve));
  const address = new URL(test.databaseUrl);
  address.port = String(port);
  const lines: string[] = [];
  const start = checkDatabase({ databaseUrl: address.href, databaseWaitSeconds: 20 }, (line) => void lines.push(line));
  setTimeout(() => way.listen(port, '127.0.0.1'), 1_500);
  await start;
  expect(lines).toEqual([`The database at 127.0.0.1:${port} does not answer yet: waiting for it, at most 20 seconds.`]);
  way.close();
});

it('a start that waits for the migration of another process prints this, and gives up after the configured time', async () => {
  const lines: string[] = [];
  await asOwner(test.databaseUrl, async (other) => {
    await other.query('select pg_advisory_lock(7301951)');
    await expect(migrate(test.databaseUrl, { waitSeconds: 6, say: (line) => void lines.push(line) })).rejects.toThrow(
      'The database of DATABASE_URL was being migrated by another process for 6 seconds',
    );
  });
  expect(lines).toEqual(['Another process is migrating the database: waiting for it, at most 6 seconds.']);
  expect(await migrate(test.databaseUrl)).toEqual([]);
});

it('a database from before the first release is refused, with a message that explains how to continue', async () => {
  const old = await startTestApp();
  await asOwner(old.databaseUrl, (client) => client.query(`insert into migration (name) values ('0010_identity.sql')`));
  await expect(migrate(old.databaseUrl)).rejects.toThrow('npm run db:reset empties it and makes it anew');
  await old.close();
});

it.each([
  ['53100', 'could not extend file: No space left on device', 'the disk of the server at here:5432 is full'],
  ['53300', 'sorry, too many clients already', 'the server at here:5432 has no connection left'],
  ['28000', 'no pg_hba.conf entry, no encryption', 'the server at here:5432 does not let the user me in (no pg_hba'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed', 'the certificate of the server at here:5432 is not trusted'],
  ['EAI_AGAIN', 'getaddrinfo EAI_AGAIN here', 'the name server does not say where here:5432 is'],
])(
  'the database error %s is explained in one sentence that does not contain the password',
  (code, message, sentence) => {
    const failure = databaseFailure(Object.assign(new Error(message), { code }), 'postgres://me:word@here/ivuriro');
    expect((failure as Error).message).toContain(`DATABASE_URL: ${sentence}`);
    expect((failure as Error).message).not.toContain('word');
  },
);
