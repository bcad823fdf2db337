import { endpoint } from '@ivuriro/contract/endpoint';
import * as z from 'zod';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient, type Person } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

const contract = {
  write: endpoint('POST /notes', {
    who: 'patient',
    object: 'none',
    audit: 'note.written',
    budget: 'write',
    body: z.strictObject({ text: z.string() }),
    data: z.object({ number: z.int() }),
    status: 201,
    summary: '',
  }),
};

describe('what is asked for with a key', () => {
  let test: TestApp;
  let aline: Person;
  beforeAll(async () => {
    test = await startTestApp();
    aline = await makePatient(test);
  });
  afterAll(() => test.close());

  /** Writes down notes; questions that begin so find the database away. */
  async function notebook(awayFor: string | null) {
    const { pool } = test.platform;
    const query = (...asked: Parameters<typeof pool.query>) =>
      awayFor !== null && String(asked[0]).startsWith(awayFor)
        ? Promise.reject(new Error('timeout exceeded when trying to connect'))
        : pool.query(...asked);
    const platform = { ...test.platform, pool: { query } as never, log: pino({ level: 'silent' }) };
    let written = 0;
    const app = createServer(platform, serve(contract, { write: async () => ({ number: ++written }) }), []);
    await app.ready();
    const key = crypto.randomUUID();
    const write = async () => {
      const headers = { authorization: `Bearer ${aline.token}`, 'idempotency-key': key };
      const reply = await app.inject({ method: 'POST', url: '/api/notes', headers, payload: { text: 'Take it' } });
      return { status: reply.statusCode, ...reply.json<{ data?: object; code?: string }>() };
    };
    return { write, written: () => written, close: () => app.close() };
  }

  it('is done once, and answered the same again', async () => {
    const { write, written, close } = await notebook(null);
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(written()).toBe(1);
    await close();
  });

  it('is told to be done, and not done again, when its answer could not be kept', async () => {
    const { write, written, close } = await notebook('update idempotency_key');
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(await write()).toMatchObject({ status: 409, code: 'in_progress' });
    expect(written()).toBe(1);
    await close();
  });
});
