import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../apps/api/src/platform/config.ts';
import { onShutdown } from '../apps/api/src/platform/shutdown.ts';
import { startProduct } from '../apps/api/src/product.ts';
import { renewStaleSummaries } from '../apps/api/src/modules/scheduling/jobs/renew-availability-summaries.ts';
import { makeMember } from '../apps/api/src/testing/people.ts';
import { withPassword } from '../apps/api/src/testing/shared-computers.ts';
import { writable } from '../apps/api/src/testing/writable.ts';
import { wideBudgets } from '../apps/api/src/testing/wide-budgets.ts';

/** Serves the product as `npm start` does, on a temporary data folder and with a clock that tests can set. */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-e2e-'));
const config = readConfig({ ...process.env, DATA_DIR: root });
const clock = serveControls(config.port + 1, renewAllSummaries);
const product = await startProduct(config, pino({ level: 'warn' }), {
  budgets: wideBudgets,
  pages: 'built',
  say: console.log,
  now: clock.now,
});
onShutdown(async () => {
  clock.close();
  await product.stop();
  rmSync(root, { recursive: true, force: true });
});

/**
 * Renews availability summaries after the clock was set, because they hold only for the time at which they were
 * computed.
 */
async function renewAllSummaries(): Promise<void> {
  const { platform } = product;
  await platform.pool.query(`update doctor_free set stale_at = '-infinity'`);
  await renewStaleSummaries(platform);
}

/** Adds a member to an account; returns the e-mail address and the password of the member. */
async function addMember(request: IncomingMessage): Promise<string> {
  const { account, role, name } = (await json(request)) as { account: Parameters<typeof makeMember>[1] } & Record<
    'role' | 'name',
    never
  >;
  const writing = { platform: writable(product.platform) };
  const { email, password } = await withPassword(writing, await makeMember(writing, account, role, name));
  return JSON.stringify({ email, password });
}

/**
 * Serves controls of the product under test. `POST /{milliseconds}` sets how far its clock is ahead of the real time,
 * and is answered when `whenSet` has resolved; `POST /members` adds a member.
 */
function serveControls(port: number, whenSet: () => Promise<void>): { now: () => Date; close: () => void } {
  let ahead = 0;
  const server = createServer((request, response) => {
    const asked = request.url?.slice(1);
    if (asked !== 'members') ahead = Number(asked);
    (asked === 'members' ? addMember(request) : whenSet()).then(
      (answer) => response.end(answer ?? ''),
      (error: Error) => response.destroy(error),
    );
  }).listen(port, '127.0.0.1');
  return { now: () => new Date(Date.now() + ahead), close: () => server.close() };
}
