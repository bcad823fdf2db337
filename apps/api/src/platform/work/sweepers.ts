import { withAdvisoryLock } from '../db/advisory-lock.ts';
import type { Module } from '../module.ts';
import type { Platform } from '../platform.ts';
import type { Stoppable } from './stoppable.ts';

/**
 * Runs each sweeper at its own interval, in one process at a time: other processes find its advisory lock held and skip
 * the round.
 */
export function keepSweeping(platform: Platform, modules: readonly Module[]): Stoppable {
  const under = new Set<Promise<void>>();
  const timers = modules.flatMap((module) =>
    (module.sweepers ?? []).map(({ job, everySeconds }) => {
      const work = module.jobs?.[job];
      if (!work) throw new Error(`${module.name} sweeps by ${job}, which is no job of it.`);
      let busy = false;
      return setInterval(() => {
        if (busy) return;
        busy = true;
        const round = withAdvisoryLock(platform.pool, `sweep ${job}`, () => work({} as never, platform))
          .catch((error: unknown) => platform.log.warn({ err: error, job }, 'a sweep failed and is tried again'))
          .finally(() => {
            busy = false;
            under.delete(round);
          });
        under.add(round);
      }, everySeconds * 1_000).unref();
    }),
  );
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(under);
    },
  };
}
