import path from 'node:path';
import type { Budgets } from '@ivuriro/contract/budgets';
import { type EmbeddedPostgres, startEmbedded } from '@ivuriro/embedded-postgres';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { composeApp, modules, routes, socketUse } from './app.ts';
import { fillDemo, refuseDemo } from './demo/fill.ts';
import { countPageView, followSearches } from './modules/analytics/index.ts';
import { serveFindable } from './findable.ts';
import { loadCatalogue } from './modules/catalogue/index.ts';
import { serveDrawings } from './modules/providers/index.ts';
import { loadContents } from './modules/content/index.ts';
import { servePictures } from './modules/files/index.ts';
import { sandboxCheckout } from './modules/payments/index.ts';
import type { Config } from './platform/config.ts';
import { followDatabase } from './platform/db/database-clock.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/pool.ts';
import { asOwner } from './platform/db/role.ts';
import { documentation } from './platform/http/documentation.ts';
import { demoMailer } from './platform/mail/demo-mailer.ts';
import { devMail } from './platform/mail/dev-mail.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { devPhone } from './platform/sms/dev-phone.ts';
import { logSms } from './platform/sms/log-sms.ts';
import { isRequestQueued } from './platform/http/lanes.ts';
import { observe } from './platform/observe/health.ts';
import type { Platform } from './platform/platform.ts';
import { refuseUnsafeDatabase } from './platform/db/durability.ts';
import { openRelay } from './platform/realtime/relay.ts';
import { createSockets } from './platform/realtime/sockets.ts';
import { diskStorage } from './platform/storage/disk.ts';
import { s3Storage } from './platform/storage/s3.ts';
import { mountPages } from './platform/web/pages.ts';
import { everywhere } from './platform/web/security-headers.ts';
import { listenFailure } from './platform/start/port.ts';
import { startWorker } from './platform/work/worker.ts';

export interface Product {
  app: FastifyInstance;
  platform: Platform;
  /** The URL of the server, with the port on which it actually listens. */
  address: string;
  stop: () => Promise<void>;
}
export interface Wishes {
  /**
   * The pages to serve: a build, the pages in development, or `none`, which serves only the API, for gates and
   * benchmarks.
   */
  pages: 'built' | 'dev' | 'none';
  /** Called with each progress message for the operator who starts the product. */
  say: (line: string) => void;
  /** The clock. Browser tests set their own; otherwise it is the database's. */
  now?: () => Date;
  /** Replaces rate limits, for gates and benchmarks, which call more often than people do. */
  budgets?: Partial<Budgets>;
}

/**
 * Starts everything in one process, or, if `PROCESS` says so, only the web part (pages, API, sockets) or only the jobs.
 * Resolves when the product is ready for requests.
 */
export async function startProduct(
  config: Config,
  log: Logger,
  { pages, say, now, budgets }: Wishes,
): Promise<Product> {
  const postgres = config.databaseUrl ? null : await startDatabase(config, log, say);
  const databaseUrl = config.databaseUrl ?? postgres!.url;
  const { pool, reads, db, close } = openDatabase(databaseUrl, config.databasePool);
  const sockets = createSockets(config, await openRelay(config, log));
  const applied = await migrate(databaseUrl, { say, waitSeconds: config.databaseWaitSeconds });
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied.`);
  const clock = now ? { now, stop: () => {} } : await followDatabase(reads, log);
  const platform: Platform = {
    config,
    pool,
    reads,
    db,
    now: clock.now,
    mail: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : demoMailer(db),
    sms: config.mode === 'demo' ? logSms(db) : null,
    storage: config.s3 ? s3Storage(config.s3) : diskStorage(path.join(config.dataDir, 'files')),
    realtime: sockets,
    ...(budgets ? { budgets } : {}),
    log,
  };
  // composeApp supplies the ports, which loading the catalogue or the demo data needs
  const app = composeApp(platform);
  if (config.mode === 'live') {
    await refuseUnsafeDatabase(pool);
    await refuseDemo(db);
    await loadCatalogue(db);
    await loadContents(db);
  } else if (await fillDemo(platform, say)) {
    await asOwner(databaseUrl, (client) => client.query('analyze'));
    // without this checkpoint, the embedded database would take seconds after a crash to replay the whole demo load
    if (postgres) await asOwner(databaseUrl, (client) => client.query('checkpoint'));
  }

  const health = observe(app, platform);
  if (config.process !== 'worker') await serve(app, platform, pages);
  // a worker process needs the sockets too, because its jobs send messages to them
  sockets.attach(app.server, platform, socketUse(platform));
  const worker =
    config.process === 'web' ? null : await startWorker(platform, modules, () => isRequestQueued(app.shedder.lanes));
  app.addHook('preClose', () => sockets.close());
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw listenFailure(error, config);
  });
  return {
    app,
    platform,
    address,
    stop: async () => {
      health.leave();
      app.shedder.leave();
      await new Promise((resolve) => setTimeout(resolve, config.leaveSeconds * 1_000));
      // requests and jobs in progress end before the app and the sockets close: pages call the API, and both requests
      // and jobs send to sockets
      await Promise.all([app.shedder.finish(app.server), worker?.stop()]);
      await app.close();
      clock.stop();
      await close();
      await postgres?.stop();
    },
  };
}

/**
 * Registers the HTTP routes besides API and health checks: pages, drawings, pictures, documentation, and demo pages.
 */
async function serve(app: FastifyInstance, platform: Platform, pages: Wishes['pages']): Promise<void> {
  app.addHook('onSend', async (_request, reply) => void reply.headers(everywhere));
  followSearches(app, platform);
  serveDrawings(app, platform);
  servePictures(app, platform);
  serveFindable(app, platform);
  if (platform.config.mode === 'demo') {
    devMail(app, platform);
    devPhone(app, platform);
    sandboxCheckout(app, platform);
  }
  await documentation(app, routes, platform.config.publicUrl);
  if (pages !== 'none')
    await mountPages(app, platform, pages, (request) =>
      countPageView(platform, request.ip, request.headers['user-agent']),
    );
}

async function startDatabase(config: Config, log: Logger, say: (line: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await startEmbedded({ root: config.dataDir, database: 'ivuriro', log: say });
  postgres.onExit((how) => {
    log.error(`The database ended (${how}); starting it again.`);
    void restart(postgres, log);
  });
  return postgres;
}

async function restart(postgres: EmbeddedPostgres, log: Logger): Promise<void> {
  for (;;) {
    try {
      return await postgres.restart();
    } catch (error) {
      log.error({ err: error }, 'The database did not start; trying again in a second.');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  }
}
