import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createServer } from '../http/server.ts';
import { devPhone } from './dev-phone.ts';
import { logSms } from './log-sms.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('text messages of the demo', () => {
  it('can be read at /dev/phone and /dev/phone.json, newest first, for everybody or for one number', async () => {
    const { platform } = test;
    const sms = logSms(platform.db);
    await sms.send({ to: '+250788000001', text: '123456 is your <b>code</b>' });
    await sms.send({ to: '+250788000002', text: 'ç'.repeat(71) });
    const app = createServer({ ...platform, log: pino({ level: 'silent' }) }, [], []);
    devPhone(app, platform);
    const get = (url: string) => app.inject({ method: 'GET', url });
    expect((await get('/dev/phone.json')).json()).toEqual([
      { number: '+250788000002', text: 'ç'.repeat(71), parts: 2, at: expect.any(String) },
      { number: '+250788000001', text: '123456 is your <b>code</b>', parts: 1, at: expect.any(String) },
    ]);
    expect((await get('/dev/phone.json?number=0788 000 001')).json()).toHaveLength(1);
    expect((await get('/dev/phone.json?number=nobody')).json()).toEqual([]);
    const page = await get('/dev/phone');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('123456 is your &lt;b&gt;code&lt;/b&gt;');
    expect(page.body).toContain('2 messages');
    expect((await get('/dev/phone?number="><script>')).body).not.toContain('<script');
    await app.close();
  });
});
