import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { timingSafeEqual } from 'node:crypto';
import { hashOf } from '../session.ts';
import type { Platform } from '../platform.ts';
import { measureBacklog } from './backlog.ts';
import { measureLanes } from './lane-metrics.ts';
import { WriteProbe } from './write-probe.ts';
import { deletedRows } from './deleted-rows.ts';

/**
 * Serves /healthz (the process runs), /readyz (the database accepts connections and writes, and the process is not
 * stopping) and /metrics (for Prometheus). `leave` makes only /readyz fail, so that a load balancer sends new requests
 * to other processes.
 */
export function observe(app: FastifyInstance, platform: Platform): { leave: () => void } {
  let leaving = false;
  const database = new WriteProbe(platform.pool);
  app.addHook('onClose', () => database.close());
  app.get('/healthz', { config: { declared: 'public' } }, () => 'ok');
  app.get('/readyz', { config: { declared: 'public' } }, async (_request, reply) => {
    const ready = !leaving && (await database.takesWrites());
    return reply.code(ready ? 200 : 503).send(ready ? 'ok' : 'not ready');
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by declared route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'postgres_pool_clients',
    help: 'Clients of the connection pool.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, platform.pool.idleCount);
      this.set({ state: 'busy' }, platform.pool.totalCount - platform.pool.idleCount);
      this.set({ state: 'waiting' }, platform.pool.waitingCount);
    },
  });
  measureLanes(registry, app.shedder.lanes);
  if (platform.config.process !== 'web') {
    measureBacklog(registry, platform);
    registry.registerMetric(deletedRows);
  }
  app.addHook('onResponse', async (request, reply) => {
    answered.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  const { metricsToken } = platform.config;
  app.get('/metrics', { config: { declared: 'metrics' } }, async (request, reply) => {
    const sent = request.headers.authorization ?? '';
    if (metricsToken && !timingSafeEqual(hashOf(sent), hashOf(`Bearer ${metricsToken}`)))
      return reply.code(401).send('');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return {
    leave: () => {
      leaving = true;
    },
  };
}
