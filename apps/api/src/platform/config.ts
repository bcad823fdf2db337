import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeDataFolder } from '@ivuriro/embedded-postgres';
import * as z from 'zod';
import { areProxies, host, listOf, number, oneOf, secret, web } from './config-shapes.ts';
import { databaseAddress } from './db/address.ts';
import { codeOf } from './errors.ts';
import type { S3 } from './storage/s3.ts';
import { StartRefused } from './start-refused.ts';

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the whole configuration once. An invalid value stops the start with an error message that names the variable.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const v = read(variables, env);
  const dataDir = path.resolve(v.DATA_DIR);
  return {
    port: v.PORT,
    host: v.HOST,
    trustedProxies: v.TRUSTED_PROXIES,
    process: v.PROCESS,
    leaveSeconds: v.LEAVE_SECONDS,
    publicUrl: v.PUBLIC_URL ?? `http://localhost:${v.PORT}`,
    databaseUrl: databaseAddress(v),
    databaseWaitSeconds: v.DATABASE_WAIT_SECONDS,
    databasePool: v.DATABASE_POOL,
    redisUrl: v.REDIS_URL,
    dataDir,
    mode: v.APP_MODE,
    logLevel: v.LOG_LEVEL,
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM ?? 'Ivuriro <no-reply@ivuriro.example>',
    paymentGateway: v.PAYMENT_GATEWAY,
    flutterwave: {
      url: v.FLUTTERWAVE_URL,
      publicKey: v.FLUTTERWAVE_PUBLIC_KEY ?? '',
      secretKey: v.FLUTTERWAVE_SECRET_KEY ?? '',
      webhookSecret: v.FLUTTERWAVE_WEBHOOK_SECRET ?? '',
    },
    ice: { stunUrls: v.STUN_URLS, turnUrls: v.TURN_URLS, turnSecret: v.TURN_SECRET ?? '' },
    s3: s3Of(v),
    metricsToken: v.METRICS_TOKEN,
    mapTilesUrl: v.MAP_TILES_URL,
    geocoder: { url: v.GEOCODER_URL, key: v.GEOCODER_KEY },
    fileSigningKey: v.FILE_SIGNING_KEY ?? keptSigningKey(dataDir),
  };
}

/**
 * Reads only the variables with which a command-line tool finds the database, so that a person who runs the tool need
 * not have the secrets of the product.
 */
export function readDatabasePlace(env: NodeJS.ProcessEnv = process.env) {
  const v = read(shapes, env);
  return { databaseUrl: databaseAddress(v), dataDir: path.resolve(v.DATA_DIR), mode: v.APP_MODE };
}
export type DatabasePlace = ReturnType<typeof readDatabasePlace>;

function read<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv): T {
  // A variable with an empty value, which env files often contain, counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '' && value !== undefined));
  const result = schema.safeParse(withSecretFiles(given));
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new StartRefused(`${String(issue.path[0])} ${issue.message}.`);
}

/**
 * Reads secrets from files: `NAME_FILE` may name a file that contains the secret `NAME`, which is how containers and
 * systemd pass secrets.
 */
function withSecretFiles(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const all = { ...given };
  for (const name of secretNames) {
    const file = given[`${name}_FILE`];
    if (!file) continue;
    if (given[name]) throw new StartRefused(`${name} and ${name}_FILE are both set: keep one of them.`);
    try {
      all[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      throw new StartRefused(`${name}_FILE names ${file}, which cannot be read (${codeOf(error)}).`);
    }
  }
  return all;
}

/** Variables whose value may be in a file instead; a variable `NAME_FILE` names that file. */
export const secretNames = [
  'DATABASE_URL',
  'PGPASSWORD',
  'REDIS_URL',
  'SMTP_URL',
  'FLUTTERWAVE_SECRET_KEY',
  'FLUTTERWAVE_WEBHOOK_SECRET',
  'TURN_SECRET',
  'S3_SECRET_ACCESS_KEY',
  'METRICS_TOKEN',
  'GEOCODER_KEY',
  'FILE_SIGNING_KEY',
] as const;

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
type S3Name = (typeof s3Names)[number];
/**
 * Variables that must be set in live mode. Live mode also needs a configured database, because nobody updates the
 * embedded PostgreSQL that npm installed.
 */
const neededLive = ['PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM', 'METRICS_TOKEN', 'FILE_SIGNING_KEY'] as const;

/**
 * The smallest number of connections that the product needs: one listens for jobs, one holds the advisory locks and one
 * works, and a third of all connections is reserved for reads.
 */
export const leastConnections = 4;

const shapes = z
  .object({
    PORT: number(0, 65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    TRUSTED_PROXIES: z
      .string()
      .default('loopback')
      .refine(areProxies, 'must be addresses, networks, loopback or uniquelocal, with commas between them'),
    PROCESS: oneOf('all', 'web', 'worker').default('all'),
    LEAVE_SECONDS: number(0, 60).default(0),
    PUBLIC_URL: web.optional(),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must be an address that begins with postgres://')
      .optional(),
    PGHOST: z.string().optional(),
    PGPORT: z
      .string()
      .regex(/^\d+(,\d+)*$/, 'must be a port')
      .optional(),
    PGUSER: z.string().optional(),
    PGPASSWORD: z.string().optional(),
    PGDATABASE: z.string().optional(),
    DATABASE_WAIT_SECONDS: number(0, 600).default(60),
    DATABASE_POOL: number(leastConnections, 1_000).default(10),
    REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis://' }).optional(),
    DATA_DIR: z.string().default(process.getuid?.() === 0 ? '/var/lib/ivuriro' : '.data'),
    APP_MODE: oneOf('demo', 'live').default('demo'),
    LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('warn'),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an e-mail address')
      .optional(),
    PAYMENT_GATEWAY: oneOf('sandbox', 'flutterwave').default('sandbox'),
    FLUTTERWAVE_URL: web.default('https://api.flutterwave.com/v3'),
    FLUTTERWAVE_PUBLIC_KEY: z.string().optional(),
    FLUTTERWAVE_SECRET_KEY: z.string().optional(),
    FLUTTERWAVE_WEBHOOK_SECRET: z.string().optional(),
    STUN_URLS: listOf(
      new RegExp(`^stuns?:${host}$`),
      'must be addresses like stun:stun.example:3478, with commas between them',
    ),
    TURN_URLS: listOf(
      new RegExp(String.raw`^turns?:${host}(?:\?transport=(?:udp|tcp))?$`),
      'must be addresses like turn:turn.example:3478?transport=udp, with commas between them',
    ),
    TURN_SECRET: secret.optional(),
    S3_ENDPOINT: web.optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_BUCKET: z
      .string()
      .regex(/^[\w.-]+$/, 'must be the name of a bucket')
      .optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    METRICS_TOKEN: secret.optional(),
    MAP_TILES_URL: z
      .string()
      .regex(/^https?:\/\/.*\{z\}.*$/, 'must be an address with {z}, {x} and {y} in it')
      .optional(),
    GEOCODER_URL: web.optional(),
    GEOCODER_KEY: z.string().optional(),
    FILE_SIGNING_KEY: secret.optional(),
  })
  .superRefine((v, context) => {
    try {
      databaseAddress(v);
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: (error as Error).message });
    }
  });

/** All variables that the product reads, with the rules about several variables together. */
export const variables = shapes.superRefine((v, context) => {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  const hasDatabase = v.DATABASE_URL ?? v.PGHOST;
  if (v.PROCESS !== 'all' && !hasDatabase) refuse('DATABASE_URL', `must be set when PROCESS is ${v.PROCESS}`);
  if (v.APP_MODE === 'live') {
    if (!hasDatabase) refuse('DATABASE_URL', 'must be set when APP_MODE is live');
    for (const name of neededLive) if (!v[name]) refuse(name, 'must be set when APP_MODE is live');
    if (v.PAYMENT_GATEWAY === 'sandbox') refuse('PAYMENT_GATEWAY', 'cannot be sandbox when APP_MODE is live');
  }
  if (s3Names.some((name) => v[name]))
    for (const name of s3Names) if (!v[name]) refuse(name, `must be set when another of ${s3Names.join(', ')} is`);
  if (v.TURN_URLS.length > 0 && !v.TURN_SECRET) refuse('TURN_SECRET', 'must be set when TURN_URLS is');
  if (v.TURN_SECRET && v.TURN_URLS.length === 0) refuse('TURN_URLS', 'must be set when TURN_SECRET is');
  if (v.PAYMENT_GATEWAY === 'flutterwave')
    for (const name of ['FLUTTERWAVE_PUBLIC_KEY', 'FLUTTERWAVE_SECRET_KEY', 'FLUTTERWAVE_WEBHOOK_SECRET'] as const)
      if (!v[name]) refuse(name, 'must be set when PAYMENT_GATEWAY is flutterwave');
});

/** The S3 store for files; undefined when files are stored in the data folder. */
function s3Of(v: { [name in S3Name]?: string | undefined } & { S3_REGION: string }): S3 | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = v;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = v;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/**
 * Returns the signing key of the data folder, which is generated once and stored, because signed URLs must still work
 * after a restart.
 */
function keptSigningKey(dataDir: string): string {
  makeDataFolder(dataDir);
  const file = path.join(dataDir, 'file-signing-key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
