import { chownSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import S3rver from 's3rver';
import { startCoturn } from '../../scripts/coturn.mjs';
import { freePort } from '../../scripts/free-port.mjs';
import { startRedis } from '../../scripts/redis.mjs';
import { asServer, makeData, startServer } from './server.ts';

interface Services {
  /** The settings with which a process of the product uses the services. */
  env: Record<string, string>;
  stops: (() => Promise<unknown>)[];
}

/** Starts PostgreSQL, Redis, a file store and a relay, which keep their data in this folder. */
export async function startServices(root: string): Promise<Services> {
  const at = (name: string) => path.join(root, name);
  mkdirSync(at('database'));
  const { uid, gid } = asServer();
  if (uid !== undefined && gid !== undefined) {
    chownSync(root, uid, gid);
    chownSync(at('database'), uid, gid);
  }
  makeData(at('database/data'));
  const [server, redis] = await Promise.all([startServer(at('database/data')), startRedis()]);
  const bucket = { name: 'ivuriro', configs: [] };
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: at('s3'),
    configureBuckets: [bucket],
  });
  const { port } = (await store.run()) as unknown as AddressInfo;
  const relay = { port: await freePort(), secret: 'the secret that the relay shares with us' };
  const coturn = await startCoturn(relay);
  const env = {
    DATABASE_URL: server.url,
    REDIS_URL: redis.url,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket.name,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    TURN_URLS: `turn:127.0.0.1:${relay.port}?transport=udp`,
    TURN_SECRET: relay.secret,
    FILE_SIGNING_KEY: 'the same one for every process of these',
  };
  return { env, stops: [server.stop, redis.stop, () => store.close(), coturn.stop] };
}
