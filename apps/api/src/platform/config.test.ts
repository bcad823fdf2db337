import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const demo = { DATA_DIR: folder };
const live = {
  ...demo,
  APP_MODE: 'live',
  DATABASE_URL: 'postgres://ivuriro@database.example/ivuriro',
  PUBLIC_URL: 'https://ivuriro.example',
  SMTP_URL: 'smtps://mail.example:465',
  MAIL_FROM: 'Ivuriro <care@ivuriro.example>',
  METRICS_TOKEN: 'm'.repeat(32),
  FILE_SIGNING_KEY: 'f'.repeat(32),
  PAYMENT_GATEWAY: 'flutterwave',
  FLUTTERWAVE_PUBLIC_KEY: 'public',
  FLUTTERWAVE_SECRET_KEY: 'secret',
  FLUTTERWAVE_WEBHOOK_SECRET: 'hook',
};

test('the demo needs no environment variables', () => {
  expect(readConfig(demo)).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustedProxies: 'loopback',
    process: 'all',
    leaveSeconds: 0,
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    databasePool: 10,
    dataDir: folder,
    mode: 'demo',
    logLevel: 'warn',
    paymentGateway: 'sandbox',
    ice: { stunUrls: [], turnUrls: [], turnSecret: '' },
    flutterwave: { url: 'https://api.flutterwave.com/v3' },
  });
});

test('the public URL has the configured port and no slash at its end', () => {
  expect(readConfig({ ...demo, PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfig({ ...demo, PUBLIC_URL: 'https://ivuriro.example/' }).publicUrl).toBe('https://ivuriro.example');
});

test('an environment variable with an empty value counts as not set', () => {
  expect(readConfig({ ...demo, PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined });
});

test('a missing signing key is generated once and stored in a file that only its owner can read', () => {
  const { fileSigningKey } = readConfig(demo);
  expect(fileSigningKey).toHaveLength(43);
  expect(readConfig(demo).fileSigningKey).toBe(fileSigningKey);
  expect(statSync(path.join(folder, 'file-signing-key')).mode & 0o777).toBe(0o600);
  expect(readConfig({ ...demo, FILE_SIGNING_KEY: 'k'.repeat(40) }).fileSigningKey).toBe('k'.repeat(40));
});

test('files are stored in S3 when all variables of the S3 store are set', () => {
  const store = { S3_ENDPOINT: 'https://s3.example/', S3_BUCKET: 'ivuriro', S3_ACCESS_KEY_ID: 'id' };
  expect(readConfig(demo).s3).toBeUndefined();
  expect(readConfig({ ...demo, ...store, S3_SECRET_ACCESS_KEY: 'key' }).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    bucket: 'ivuriro',
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
  expect(() => readConfig({ ...demo, ...store })).toThrow(
    'S3_SECRET_ACCESS_KEY must be set when another of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY is.',
  );
});

test('several STUN and TURN servers for video calls can be configured as lists', () => {
  const TURN_URLS = 'turn:turn.example:3478?transport=udp, turns:[::1]:5349';
  expect(readConfig({ ...demo, STUN_URLS: 'stun:stun.example', TURN_URLS, TURN_SECRET: 't'.repeat(32) }).ice).toEqual({
    stunUrls: ['stun:stun.example'],
    turnUrls: ['turn:turn.example:3478?transport=udp', 'turns:[::1]:5349'],
    turnSecret: 't'.repeat(32),
  });
});

test('TRUSTED_PROXIES may name a proxy by address, by network, or by a word such as loopback', () => {
  const TRUSTED_PROXIES = 'loopback, 10.1.2.3,10.0.0.0/8, fd00::/8';
  expect(readConfig({ ...demo, TRUSTED_PROXIES }).trustedProxies).toBe(TRUSTED_PROXIES);
});

test('a complete live configuration is accepted', () => {
  expect(readConfig(live)).toMatchObject({ mode: 'live', paymentGateway: 'flutterwave', smtpUrl: live.SMTP_URL });
});

test.for([
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '3e3' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ DATABASE_POOL: '3' }, 'DATABASE_POOL must be a whole number from 4 to 1000.'],
  [{ PROCESS: 'web' }, 'DATABASE_URL must be set when PROCESS is web.'],
  [{ LEAVE_SECONDS: '61' }, 'LEAVE_SECONDS must be a whole number from 0 to 60.'],
  ...['true', '10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example', 'loopback,'].map(
    (wrong) =>
      [
        { TRUSTED_PROXIES: wrong },
        'TRUSTED_PROXIES must be addresses, networks, loopback or uniquelocal, with commas between them.',
      ] as const,
  ),
  [{ PUBLIC_URL: 'ivuriro.example' }, 'PUBLIC_URL must be an address that begins with http:// or https://.'],
  [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL must be an address that begins with postgres://.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM must be an e-mail address.'],
  [{ APP_MODE: 'production' }, 'APP_MODE must be one of demo, live.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ FILE_SIGNING_KEY: 'short' }, 'FILE_SIGNING_KEY must have at least 32 characters.'],
  [{ MAP_TILES_URL: 'https://tiles.example' }, 'MAP_TILES_URL must be an address with {z}, {x} and {y} in it.'],
  [{ PAYMENT_GATEWAY: 'flutterwave' }, 'FLUTTERWAVE_PUBLIC_KEY must be set when PAYMENT_GATEWAY is flutterwave.'],
  [
    { STUN_URLS: 'stun.example:3478' },
    'STUN_URLS must be addresses like stun:stun.example:3478, with commas between them.',
  ],
  [
    { TURN_URLS: 'turn:turn.example?transport=sctp', TURN_SECRET: 't'.repeat(32) },
    'TURN_URLS must be addresses like turn:turn.example:3478?transport=udp, with commas between them.',
  ],
  [{ TURN_URLS: 'turn:turn.example' }, 'TURN_SECRET must be set when TURN_URLS is.'],
  [{ TURN_SECRET: 't'.repeat(32) }, 'TURN_URLS must be set when TURN_SECRET is.'],
  [{ TURN_URLS: 'turn:a.example', TURN_SECRET: 'short' }, 'TURN_SECRET must have at least 32 characters.'],
  [{ DATA_DIR: '/proc/ivuriro' }, /^The data folder \/proc\/ivuriro cannot be made \(ENOENT\): set DATA_DIR/],
] as const)('the product refuses to start with the configuration %o', ([wrong, sentence]) => {
  expect(() => readConfig({ ...demo, ...wrong })).toThrow(sentence);
});

test.for([
  ['DATABASE_URL', 'DATABASE_URL must be set when APP_MODE is live.'],
  ['PUBLIC_URL', 'PUBLIC_URL must be set when APP_MODE is live.'],
  ['SMTP_URL', 'SMTP_URL must be set when APP_MODE is live.'],
  ['MAIL_FROM', 'MAIL_FROM must be set when APP_MODE is live.'],
  ['METRICS_TOKEN', 'METRICS_TOKEN must be set when APP_MODE is live.'],
  ['FILE_SIGNING_KEY', 'FILE_SIGNING_KEY must be set when APP_MODE is live.'],
  ['PAYMENT_GATEWAY', 'PAYMENT_GATEWAY cannot be sandbox when APP_MODE is live.'],
] as const)('the product refuses to start in live mode without %s', ([name, sentence]) => {
  expect(() => readConfig({ ...live, [name]: undefined })).toThrow(sentence);
});
