import { problem } from '../errors.ts';
import { type Client, Shares } from './shares.ts';

/**
 * The limits of a lane: how many requests run at once, how many more may wait, and how many milliseconds a request may
 * wait once the queue counts as standing.
 */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  queueWaitMs: number;
}
/** A request that enters a lane. The lane calls `begin`, at once or later, or it calls `refuse`. */
export interface LaneTask {
  /** The client that sent the request; null for requests without a limit for each client, such as webhooks. */
  client: Client | null;
  begin: () => void;
  refuse: () => void;
}
interface QueuedTask {
  task: LaneTask;
  since: number;
}

/**
 * A queue that has not been empty for this many milliseconds counts as standing: it is not caused by a short burst, but
 * by more requests than can be served.
 */
const standingAfterMs = 5_000;
const lookMs = 50;

/**
 * Limits the requests of one class: only as many run at once as can be served in time, and the others wait or are
 * refused. While requests of other clients wait, a client is preferred only until it has its share of the running
 * requests. In a full queue, a new request may replace one of a client that exceeds its share of the queue.
 */
export class Lane {
  underWay = 0;
  /** How many requests were refused since the process started. */
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
  /**
   * Whether the queue is full. Then a new request is refused, or it replaces a request of a client with more than its
   * share.
   */
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

  /** Ends a running request, and starts requests that waited for its place. */
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

  /** Counts a request as running: when it starts, and again when its slow body has arrived. */
  resume(client: Client | null): void {
    this.underWay++;
    this.#activeShares.add(client, 1);
  }

  /** Runs a function in the lane; throws 503 `unavailable` when the lane refuses it. */
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
   * The next request to start: the first queued one whose client has less than its share of the running requests, or
   * else the first of the queue.
   */
  #next(): QueuedTask {
    const isBelow = ({ task: { client } }: QueuedTask) => !this.#activeShares.isUsed(client, 'own');
    const isBelowWithAll = (one: QueuedTask) => isBelow(one) && !this.#activeShares.isUsed(one.task.client, 'address');
    return this.#queue.find(isBelowWithAll) ?? this.#queue.find(isBelow) ?? this.#queue[0]!;
  }

  /**
   * The queued request that the new one may replace: the last one of a client with more than its share of the queue.
   * Undefined when the client of the new request already has its own share, or when no client has more than its share.
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
