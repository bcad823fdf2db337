import type { FastifyInstance, InjectOptions } from 'fastify';
import type pg from 'pg';
import { composeApp, routes } from '../apps/api/src/app.ts';
import { asOwner } from '../apps/api/src/platform/db/role.ts';
import { fillDemo } from '../apps/api/src/demo/fill.ts';
import { dayOf } from '../apps/api/src/platform/clock.ts';
import type { Route } from '../apps/api/src/platform/http/call.ts';
import { newId, newSecret } from '../apps/api/src/platform/ids.ts';
import { hashOf } from '../apps/api/src/platform/session.ts';
import { waitForNoDisk } from './database.ts';
import { type GateRun, runGate } from './prove.ts';
import { faults } from './requests/faults.ts';
import { collectKnownValues } from './requests/known-values.ts';
import { type Schema, valuesFor } from './requests/values.ts';
import { random, quick, seed } from './seed.ts';
import { startApiFixture } from './api-fixture.ts';

/**
 * Sends valid, nearly valid and hostile requests that are generated from the contract, as every kind of account, with
 * ids of earlier answers. No answer may be 5xx or lack the envelope. `--quick` sends 5,000 requests, otherwise the gate
 * sends 500,000.
 */
const count = quick ? 5_000 : 500_000;
console.log(`requests: ${count}, seed ${seed}`);
const now = new Date();
const today = dayOf(now);

const run: GateRun<FastifyInstance> = async (inject) => {
  const fixture = await startApiFixture(now);
  const { pool } = fixture.platform;
  await waitForNoDisk(pool);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  try {
    await fillDemo(fixture.platform, () => {});
    await asOwner(fixture.databaseUrl, (client) => client.query('analyze'));
    const app = composeApp(fixture.platform);
    await inject(app);
    await app.ready();
    const knowledge = collectKnownValues(random);
    const callers = await signEverybodyIn(pool);
    for (let made = 1; made <= count && wrong.length < 20; made++) {
      const route = random.of(...routes);
      const place = route.path.split('/').slice(0, 3).join('/');
      const role = route.who === 'any' || random.one(0.03) ? random.of(...callers.keys()) : route.who;
      const token = callers.has(role) ? random.of(...callers.get(role)!) : undefined;
      const request = requestTo(route, place, token);
      // rate limits are not tested here
      if (made % 50 === 0) {
        await pool.query('delete from call_count');
        for (const [type, tokens] of await signEverybodyIn(pool)) callers.set(type, tokens);
      }
      const { statusCode, body, headers } = await app.inject(request);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      const said = `${statusCode} ${role} ${request.method} ${JSON.stringify(request.url).slice(0, 200)} ${JSON.stringify(request.payload)?.slice(0, 600) ?? ''}`;
      if (statusCode >= 500) wrong.push(`${said}: ${body.slice(0, 200)}`);
      else if ([headers['content-type']].flat().join().includes('json') && request.method !== 'HEAD') {
        const answer = JSON.parse(body) as Record<string, unknown>;
        const parts = statusCode < 400 ? ['message', 'data'] : ['message', 'code', 'errors', 'request_id'];
        if (place !== '/openapi.json' && parts.some((part) => !(part in answer))) wrong.push(`no envelope: ${said}`);
        if (statusCode < 300) knowledge.learn(place, answer.data);
      }
    }
    await app.close();

    function requestTo(route: Route, place: string, token: string | undefined): InjectOptions {
      const { value, fields } = valuesFor(random, knowledge.idFor, today);
      const schemaOf = (part: 'query' | 'body') =>
        route.endpoint[part]?.toJSONSchema({ io: 'input', unrepresentable: 'any' }) as Schema | undefined;
      const url = `/api${route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(random.one(0.02) ? written(value({}, name)) : knowledge.idFor(name, place)),
      )}`;
      const asked = Object.entries(fields(schemaOf('query') ?? {})).map(([name, one]) => [name, written(one)]);
      const owner =
        route.mount?.name === 'admin' && !route.path.includes('_id}') ? `${route.mount.kind}_id` : undefined;
      const query = { ...Object.fromEntries(asked), ...(owner ? { [owner]: knowledge.idFor(owner) } : {}) };
      const headers = token ? { authorization: `Bearer ${token}` } : {};
      const call = { method: route.method as 'GET', url, query, headers };
      const body = schemaOf('body');
      return body ? { ...call, payload: fields(body) } : call;
    }
  } finally {
    await fixture.stop();
  }
  console.log(
    [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, times]) => `${status} × ${times}`)
      .join(', '),
  );
  return { passed: count - wrong.length, wrong };
};
await runGate(run, faults);

/** Formats a value for the query string or the path of a URL. */
function written(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** Makes three new accounts of each type, because calls may have deleted the earlier ones. */
async function signEverybodyIn(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ id: string; type: string }>(
    `select id, type from (select id, type, row_number() over (partition by type order by id) as n from account
      where deleted_at is null) numbered where n <= 3`,
  );
  const made = new Map<string, string[]>();
  for (const { id, type } of rows) {
    const token = newSecret();
    await pool.query(
      `insert into session (token_hash, id, account_id, expires_at) values ($1, $2, $3, now() + interval '1 day')`,
      [hashOf(token), newId(), id],
    );
    made.set(type, [...(made.get(type) ?? []), token]);
  }
  return made;
}
