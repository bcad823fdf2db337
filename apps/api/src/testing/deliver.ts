import { modules } from '../app.ts';
import type { TestApp } from './test-app.ts';

/**
 * Delivers the events of the outbox to their subscribers until the outbox is empty, including events that subscribers
 * add.
 */
export async function deliver({ platform }: Pick<TestApp, 'platform'>): Promise<void> {
  for (;;) {
    const { rows } = await platform.pool.query<{ event: string; payload: never }>(
      'delete from outbox where id = (select min(id) from outbox) returning event, payload',
    );
    const happened = rows[0];
    if (!happened) return;
    for (const module of modules)
      for (const { event, react } of module.subscriptions ?? [])
        if (event === happened.event) await react(happened.payload, platform);
  }
}
