import { problem } from '../errors.ts';
import { type Client, Shares } from './shares.ts';

/** How many requests run at once, how many more may wait, and how long one may wait once the queue is standing. */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  queueWaitMs: number;
}
/** One request in a lane: it starts, at once or later, or is refused. */
export interface LaneTask {
  /** Null when no client is limited, as for webhooks. */
  client: Client | null;
  begin: () => void;
  refuse: () => void;
}
interface QueuedTask {
  task: LaneTask;
  since: number;
}

/**
 * A queue that has not been empty for this long counts as standing: it is no short burst, but more than can be served.
 */
const standingAfterMs = 5_000;
const lookMs = 50;

/**
 * Limits requests of one class: only as many start as can be served in time, the rest wait or are refused. While others
 * wait, a client is preferred only up to its share, and in a full queue its requests beyond its share may be replaced.
 */
export class Lane {
  underWay = 0;
  /** How many requests were refused since the start. */
  refused = 0;
  readonly #size: LaneSize;
  readonly #queue: QueuedTask[] = [];
  readonly #activeShares: Shares;
  readonly #queuedShares: Shares;
  /** When the queue was last empty. */
  #since = 0;
  #look: NodeJS.Timeout | undefined;

  constructor(size: LaneSize) {
    this.#size = size;
    this.#activeShares = new Shares(size.atOnce);
    this.#queuedShares = new Shares(size.waiting);
  }

  get waiting(): number {
    return this.#queue.length;
  }
  /** Whether the queue is full; then a new request is refused, or replaces one of a client with more than its share. */
  get full(): boolean {
    return this.underWay >= this.#size.atOnce && this.#queue.length >= this.#size.waiting;
  }
  hasRoomFor(client: Client | null): boolean {
    return !this.full || this.#overShare(client) !== undefined;
  }

  enter(task: LaneTask): void {
    if (this.underWay < this.#size.atOnce) return this.#begin(task);
    if (this.full) {
      const other = this.#overShare(task.client);
      if (!other) return this.refuse(task);
      this.#dequeue(other);
      this.refuse(other.task);
    }
    this.#enqueue(task);
  }

  refuse(task: LaneTask): void {
    this.refused++;
    task.refuse();
  }

  /** Removes a request from the queue when its client has disconnected. */
  withdraw(task: LaneTask): void {
    const waiting = this.#queue.find((one) => one.task === task);
    if (waiting) this.#dequeue(waiting);
  }

  /** Frees the lane when work is done. */
  leave(client: Client | null): void {
    this.underWay--;
    this.#activeShares.add(client, -1);
    this.#refuseLate();
    while (this.underWay < this.#size.atOnce && this.#queue.length > 0) {
      const next = this.#next();
      this.#dequeue(next);
      this.#begin(next.task);
    }
  }

  /** Counts a request again that did not count while its body was arriving. */
  resume(client: Client | null): void {
    this.underWay++;
    this.#activeShares.add(client, 1);
  }

  /** Runs a function in the lane; 503 `unavailable` when it is refused. */
  within<T>(work: () => Promise<T>, client: Client | null = null): Promise<T> {
    return new Promise((resolve, reject) =>
      this.enter({
        client,
        begin: () =>
          void work()
            .then(resolve, reject)
            .finally(() => this.leave(client)),
        refuse: () => reject(problem('unavailable')),
      }),
    );
  }

  #begin(task: LaneTask): void {
    this.resume(task.client);
    task.begin();
  }

  /**
   * The first queued request whose client is below its share of the running ones; if there is none, the first of all.
   */
  #next(): QueuedTask {
    const isBelow = ({ task: { client } }: QueuedTask) => !this.#activeShares.isUsed(client, 'own');
    const isBelowWithAll = (one: QueuedTask) => isBelow(one) && !this.#activeShares.isUsed(one.task.client, 'address');
    return this.#queue.find(isBelowWithAll) ?? this.#queue.find(isBelow) ?? this.#queue[0]!;
  }

  /**
   * The last queued request of a client with more than its share of the queue, if the newcomer is below its own share.
   */
  #overShare(newcomer: Client | null): QueuedTask | undefined {
    if (this.#queuedShares.isUsed(newcomer, 'own')) return undefined;
    const last = this.#queue.findLast(({ task }) => this.#queuedShares.isExceeded(task.client, 'own'));
    if (last || this.#queuedShares.isUsed(newcomer, 'address')) return last;
    return this.#queue.findLast(({ task }) => this.#queuedShares.isExceeded(task.client, 'address'));
  }

  #dequeue(waiting: QueuedTask): void {
    this.#queue.splice(this.#queue.indexOf(waiting), 1);
    this.#queuedShares.add(waiting.task.client, -1);
  }

  #enqueue(task: LaneTask): void {
    const since = performance.now();
    if (this.#queue.length === 0) this.#since = since;
    this.#queue.push({ task, since });
    this.#queuedShares.add(task.client, 1);
    this.#look ??= setInterval(() => this.#refuseLate(), lookMs).unref();
  }

  #refuseLate(): void {
    const now = performance.now();
    const stands = now - this.#since > standingAfterMs;
    for (
      let [first] = this.#queue;
      stands && first && now - first.since > this.#size.queueWaitMs;
      [first] = this.#queue
    ) {
      this.#dequeue(first);
      this.refuse(first.task);
    }
    if (this.#queue.length > 0) return;
    clearInterval(this.#look);
    this.#look = undefined;
  }
}
