import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Budgets } from '@ivuriro/contract/budgets';
import { pino } from 'pino';
import { inject as provided } from 'vitest';
import { composeApp } from '../app.ts';
import { serveFindable } from '../findable.ts';
import { servePictures } from '../modules/files/index.ts';
import { sandboxCheckout } from '../modules/payments/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/pool.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Platform } from '../platform/platform.ts';
import { nobodyListens } from '../platform/realtime/realtime.ts';
import { logSms } from '../platform/sms/log-sms.ts';
import { diskStorage } from '../platform/storage/disk.ts';
import { writable } from './writable.ts';

export interface ApiAnswer<T = any> {
  status: number;
  body: {
    message: string;
    data: T;
    code?: string;
    errors?: string[];
    request_id?: string;
    amount?: number;
    fields?: Record<string, string>;
  };
  headers: Record<string, unknown>;
}
export interface CallOptions {
  token?: string | undefined;
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** The files of a multipart request; its fields are those of `body`. */
  files?: { field: string; name: string; type: string; bytes: Buffer }[];
}
export interface TestApp {
  app: FastifyInstance;
  platform: Platform;
  /** The connection URL for the owner of the database, who has more rights than the product. */
  databaseUrl: string;
  /** The clock of this app; assign `now` to move it. */
  clock: { now: Date };
  mails: Mail[];
  pushes: { accountId: string; event: string; payload: unknown }[];
  call: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions) => Promise<ApiAnswer>;
  close: () => Promise<void>;
}

/** Starts the whole API on a database of its own; clock, mail and sockets are fakes. */
export async function startTestApp(
  settings: { now?: Date; env?: Record<string, string>; budgets?: Partial<Budgets> } = {},
): Promise<TestApp> {
  const { url, drop } = await copyOfTemplate();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ivuriro-files-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'http://ivuriro.test', ...settings.env });
  const { close, ...database } = openDatabase(url, 20);
  const clock = { now: settings.now ?? new Date() };
  const mails: Mail[] = [];
  const told: TestApp['pushes'] = [];
  const platform: Platform = {
    config,
    ...database,
    now: () => clock.now,
    mail: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    sms: logSms(database.db),
    storage: diskStorage(path.join(dataDir, 'files')),
    realtime: {
      ...nobodyListens,
      tell: (accountId, event, payload) => void told.push({ accountId, event, payload }),
    },
    ...(settings.budgets ? { budgets: settings.budgets } : {}),
    log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  };
  const app = composeApp(platform);
  servePictures(app, platform);
  serveFindable(app, platform);
  sandboxCheckout(app, platform);
  await app.ready();
  return {
    app,
    platform: writable(platform),
    databaseUrl: url,
    clock,
    mails,
    pushes: told,
    call: (method, at, options = {}) => callOnce(app, method, at, options),
    close: async () => {
      await app.close();
      await close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function callOnce(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  at: string,
  options: CallOptions,
): Promise<ApiAnswer> {
  const headers: Record<string, string> = { ...options.headers };
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  const sent = options.files ? await multipart(options) : { payload: options.body };
  const reply = await app.inject({
    method,
    url: at.startsWith('/api') || at.startsWith('ROOT') ? at.replace(/^ROOT/, '') : `/api${at}`,
    ...(options.query ? { query: options.query } : {}),
    headers: { ...headers, ...('type' in sent ? { 'content-type': sent.type } : {}) },
    ...(sent.payload === undefined ? {} : { payload: sent.payload as object }),
  });
  const text = reply.body;
  return {
    status: reply.statusCode,
    body: text.startsWith('{') ? JSON.parse(text) : ({ message: text, data: null } as never),
    headers: reply.headers,
  };
}

async function multipart(options: CallOptions): Promise<{ payload: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries((options.body ?? {}) as Record<string, unknown>))
    for (const one of [value].flat()) form.append(name, String(one));
  for (const file of options.files ?? [])
    form.append(file.field, new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
  const request = new Request('http://local', { method: 'POST', body: form });
  return { payload: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type')! };
}

let copies = 0;
async function copyOfTemplate(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(provided('template'));
  const name = `test_${process.pid}_${Date.now().toString(36)}_${++copies}`;
  const source = template.pathname.slice(1);
  template.pathname = '/postgres';
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: template.href });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${source}`);
  const url = new URL(template.href);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => admin(`drop database if exists ${name} with (force)`) };
}
