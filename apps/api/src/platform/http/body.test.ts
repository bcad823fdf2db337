import { endpoint } from '@ivuriro/contract/endpoint';
import * as z from 'zod';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { serve } from './serve.ts';
import { createServer } from './server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('a text in a multipart form arrives complete, or is refused', async () => {
  const contract = {
    x: endpoint('POST /x', {
      who: 'public',
      object: 'none',
      audit: 'none',
      budget: 'sign_in',
      body: z.strictObject({ text: z.string() }),
      data: z.int(),
      summary: '',
    }),
  };
  const app = createServer(test.platform, serve(contract, { x: async ({ body }) => body.text.length }), []);
  const told = async (letters: number) => {
    const form = new FormData();
    form.append('text', 'é'.repeat(letters));
    const { status, json } = await sent(form);
    return [status, json.data ?? json.code];
  };
  const sent = async (form: FormData) => {
    const request = new Request('http://local', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type')! };
    const payload = Buffer.from(await request.arrayBuffer());
    const reply = await app.inject({ method: 'POST', url: '/api/x', headers, payload });
    return { status: reply.statusCode, json: reply.json<{ data?: number; code?: string }>() };
  };
  expect(await told(150_000)).toEqual([200, 150_000]);
  expect(await told(600_000)).toEqual([413, 'too_large']);
  await app.close();
});
