import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../platform.ts';

const backlogs = {
  outbox_waiting: 'Events that nobody has taken from the outbox yet.',
  outbox_oldest_seconds: 'Age of the oldest of them.',
  jobs_waiting: 'Jobs whose time has come and that nobody does yet.',
  jobs_failing: 'Jobs that failed and are tried again.',
  jobs_given_up: 'Jobs that failed as often as they may and wait for a person.',
} as const;

const question = `
  select o.*, j.* from
    (select count(*)::int as outbox_waiting,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as outbox_oldest_seconds from outbox) o,
    (select count(*) filter (where attempts < max_attempts and locked_at is null and run_at <= now())::int as jobs_waiting,
      count(*) filter (where last_error is not null and attempts < max_attempts)::int as jobs_failing,
      count(*) filter (where last_error is not null and attempts >= max_attempts)::int as jobs_given_up
      from graphile_worker.jobs) j`;

/**
 * Metrics of waiting work, which are queried from the database at each scrape. When the database does not answer, these
 * metrics have no value, and postgres_up is 0.
 */
export function measureBacklog(registry: Registry, { pool }: Platform): void {
  const registers = [registry];
  const gauges = Object.entries(backlogs).map(([name, help]) => [name, new Gauge({ name, help, registers })] as const);
  new Gauge({
    name: 'postgres_up',
    help: '1 when the database answers.',
    registers,
    async collect() {
      try {
        const { rows } = await pool.query<Record<string, number>>(question);
        for (const [name, gauge] of gauges) gauge.set(rows[0]![name]!);
        this.set(1);
      } catch {
        for (const [, gauge] of gauges) gauge.set(Number.NaN);
        this.set(0);
      }
    },
  });
}
