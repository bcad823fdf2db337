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
  hand: endpoint('POST /notes/{id}', {
    who: 'patient',
    object: 'none',
    audit: 'note.handed_over',
    budget: 'change',
    params: z.object({ id: z.string() }),
    query: z.object({ to: z.string().optional() }),
    body: z.strictObject({ text: z.string() }),
    files: { field: 'file', kind: 'attachment', max: 1 },
    data: z.object({ secret: z.string() }),
    summary: '',
  }),
};

describe('requests with an idempotency key', () => {
  let test: TestApp;
  let aline: Person;
  beforeAll(async () => {
    test = await startTestApp();
    aline = await makePatient(test);
  });
  afterAll(() => test.close());

  /**
   * An endpoint that stores notes. SQL statements that begin with `awayFor` fail as if the database was unreachable.
   */
  async function notebook(awayFor: string | null) {
    const { pool } = test.platform;
    const query = (...asked: Parameters<typeof pool.query>) =>
      awayFor !== null && String(asked[0]).startsWith(awayFor)
        ? Promise.reject(new Error('timeout exceeded when trying to connect'))
        : pool.query(...asked);
    const platform = { ...test.platform, pool: { query } as never, log: pino({ level: 'silent' }) };
    let written = 0;
    const app = createServer(
      platform,
      serve(contract, {
        write: async () => ({ number: ++written }),
        hand: async ({ params }) => ({ secret: `the secret of ${params.id}, ${++written}` }),
      }),
      [],
    );
    await app.ready();
    const key = crypto.randomUUID();
    const write = async () => {
      const headers = { authorization: `Bearer ${aline.token}`, 'idempotency-key': key };
      const reply = await app.inject({ method: 'POST', url: '/api/notes', headers, payload: { text: 'Take it' } });
      return { status: reply.statusCode, ...reply.json<{ data?: object; code?: string }>() };
    };
    const hand = async (address: string, file = '', text = 'Take it') => {
      const form = new FormData();
      form.append('text', text);
      form.append('file', new Blob([file]), 'note.txt');
      const sent = new Request('http://local', { method: 'POST', body: form });
      const headers = {
        authorization: `Bearer ${aline.token}`,
        'idempotency-key': key,
        'content-type': sent.headers.get('content-type')!,
      };
      const payload = Buffer.from(await sent.arrayBuffer());
      const reply = await app.inject({ method: 'POST', url: `/api/notes/${address}`, headers, payload });
      return { status: reply.statusCode, ...reply.json<{ data?: { secret: string }; code?: string }>() };
    };
    const kept = async () => {
      const { rows } = await pool.query('select reply::text from idempotency_key where key = $1', [key]);
      return rows[0].reply as string;
    };
    return { write, hand, kept, written: () => written, close: () => app.close() };
  }

  it('a request that is sent twice with the same key is executed once, and gets the same answer both times', async () => {
    const { write, written, close } = await notebook(null);
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(written()).toBe(1);
    await close();
  });

  it('a request with another object, query, text or file is refused when its key was used before', async () => {
    const { hand, written, close } = await notebook(null);
    expect(await hand('1?to=her', 'a')).toMatchObject({ status: 200, data: { secret: 'the secret of 1, 1' } });
    const others = [hand('2?to=her', 'a'), hand('1?to=him', 'a'), hand('1', 'a'), hand('1?to=her', 'b')];
    const answers = await Promise.all([...others, hand('1?to=her', 'a', 'Keep it')]);
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [409, 'key_reused']));
    expect(await hand('1?to=her', 'a')).toMatchObject({ status: 200, data: { secret: 'the secret of 1, 1' } });
    expect(written()).toBe(1);
    await close();
  });

  it('the answer that is stored for the key is encrypted', async () => {
    const { hand, kept, close } = await notebook(null);
    await hand('1');
    const sealed = await kept();
    expect(sealed.length).toBeGreaterThan(20);
    expect(sealed + Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('secret');
    expect(await hand('1')).toMatchObject({ data: { secret: 'the secret of 1, 1' } });
    await close();
  });

  it('a request whose answer could not be stored still gets this answer, and is not executed a second time', async () => {
    const { write, written, close } = await notebook('update idempotency_key');
    expect(await write()).toMatchObject({ status: 201, data: { number: 1 } });
    expect(await write()).toMatchObject({ status: 409, code: 'in_progress' });
    expect(written()).toBe(1);
    await close();
  });
});
