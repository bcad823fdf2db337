import type { FastifyBaseLogger } from 'fastify';
import type { Reads } from './reads.ts';

export interface DatabaseClock {
  now: () => Date;
  stop: () => void;
}

const askedEveryMs = 60_000;
const worthSayingMs = 2_000;

/**
 * The clock of the product, which shows the time of PostgreSQL. One process creates a hold, a link or a session and
 * another process checks it: if each used the clock of its own machine, a machine whose clock is an hour fast would
 * treat new holds, links and sessions as expired. The clock of the machine is never used: between two queries the time
 * is counted by `performance.now`, which nobody can set.
 */
export async function followDatabase(reads: Reads, log: FastifyBaseLogger): Promise<DatabaseClock> {
  let heard = await ask(reads);
  const at = () => heard.at + performance.now() - heard.since;
  sayWhenWrong(at(), log);
  const again = async () => {
    const answer = await ask(reads);
    const expected = at() - (performance.now() - answer.since);
    // a difference that the round trip alone can explain is ignored
    if (Math.abs(answer.at - expected) <= answer.within) return;
    heard = answer;
    sayWhenWrong(at(), log);
  };
  const timer = setInterval(() => {
    again().catch((error: unknown) =>
      log.warn({ err: error }, 'The database did not tell the time; it is asked again.'),
    );
  }, askedEveryMs).unref();
  return { now: () => new Date(at()), stop: () => clearInterval(timer) };
}

async function ask(reads: Reads) {
  const began = performance.now();
  const { rows } = await reads.query<{ at: Date }>('select clock_timestamp() as at');
  const within = (performance.now() - began) / 2;
  return { at: rows[0]!.at.getTime(), since: began + within, within };
}

function sayWhenWrong(at: number, log: FastifyBaseLogger): void {
  const ahead = Date.now() - at;
  if (Math.abs(ahead) >= worthSayingMs)
    log.warn(
      `The clock of this machine is ${Math.abs(Math.round(ahead / 1000))} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's, by which everything goes.`,
    );
}
