import { modules } from '../app.ts';
import type { TestApp } from './test-app.ts';

/** Gives what has happened to its subscribers, here and now, until nothing more happens. */
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
