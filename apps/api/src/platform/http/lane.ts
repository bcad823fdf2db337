import { problem } from '../errors.ts';
import { type Client, Shares } from './shares.ts';

/** How many requests are worked on at once, how many more may wait, and how long one may wait once the line is standing. */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}
/** One request in a lane: it begins, at once or later, or is refused. */
export interface Turn {
  /** Null where nobody is too many, as for callbacks. */
  client: Client | null;
  begin: () => void;
  refuse: () => void;
}
interface Waiting {
  turn: Turn;
  since: number;
}

/** A line that has not been empty for so long is standing: it is no passing burst, more comes than can be done. */
const standsAfterMs = 5_000;
const lookMs = 50;

/**
 * Limits work of one kind: only as much is begun as can be done in time, the rest waits or is refused. While others wait, a
 * client is served before them only up to its share, and in a full line it gives up what it has beyond that to them.
 */
export class Lane {
  underWay = 0;
  /** How many were refused since the start. */
  refused = 0;
  readonly #size: LaneSize;
  readonly #line: Waiting[] = [];
  readonly #atWork: Shares;
  readonly #inLine: Shares;
  /** When the line was last empty. */
  #since = 0;
  #look: NodeJS.Timeout | undefined;

  constructor(size: LaneSize) {
    this.#size = size;
    this.#atWork = new Shares(size.atOnce);
    this.#inLine = new Shares(size.waiting);
  }

  get waiting(): number {
    return this.#line.length;
  }
  /** Every place is taken; who comes now is refused, or takes that of a client with more than its share. */
  get full(): boolean {
    return this.underWay >= this.#size.atOnce && this.#line.length >= this.#size.waiting;
  }
  hasRoomFor(client: Client | null): boolean {
    return !this.full || this.#tooMany(client) !== undefined;
  }

  enter(turn: Turn): void {
    if (this.underWay < this.#size.atOnce) return this.#begin(turn);
    if (this.full) {
      const other = this.#tooMany(turn.client);
      if (!other) return this.refuse(turn);
      this.#takeOut(other);
      this.refuse(other.turn);
    }
    this.#wait(turn);
  }

  refuse(turn: Turn): void {
    this.refused++;
    turn.refuse();
  }

  /** Takes a request whose client has gone out of the line. */
  withdraw(turn: Turn): void {
    const waiting = this.#line.find((one) => one.turn === turn);
    if (waiting) this.#takeOut(waiting);
  }

  /** Work that was begun is done. */
  leave(client: Client | null): void {
    this.underWay--;
    this.#atWork.add(client, -1);
    this.#refuseLate();
    while (this.underWay < this.#size.atOnce && this.#line.length > 0) {
      const next = this.#next();
      this.#takeOut(next);
      this.#begin(next.turn);
    }
  }

  /** Work that had left while its body was arriving counts again. */
  comeBack(client: Client | null): void {
    this.underWay++;
    this.#atWork.add(client, 1);
  }

  /** Does a function's work in the lane; 503 `unavailable` when it is refused. */
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

  #begin(turn: Turn): void {
    this.comeBack(turn.client);
    turn.begin();
  }

  /** The first of those whose client is below its share of the work; where none is, the first of all. */
  #next(): Waiting {
    const isBelow = ({ turn: { client } }: Waiting) => !this.#atWork.isUsed(client, 'own');
    const isBelowWithAll = (one: Waiting) => isBelow(one) && !this.#atWork.isUsed(one.turn.client, 'address');
    return this.#line.find(isBelowWithAll) ?? this.#line.find(isBelow) ?? this.#line[0]!;
  }

  /** The last of those whose client has more than its share of the waiting places, if the newcomer is below its own share. */
  #tooMany(newcomer: Client | null): Waiting | undefined {
    if (this.#inLine.isUsed(newcomer, 'own')) return undefined;
    const last = this.#line.findLast(({ turn }) => this.#inLine.isExceeded(turn.client, 'own'));
    if (last || this.#inLine.isUsed(newcomer, 'address')) return last;
    return this.#line.findLast(({ turn }) => this.#inLine.isExceeded(turn.client, 'address'));
  }

  #takeOut(waiting: Waiting): void {
    this.#line.splice(this.#line.indexOf(waiting), 1);
    this.#inLine.add(waiting.turn.client, -1);
  }

  #wait(turn: Turn): void {
    const since = performance.now();
    if (this.#line.length === 0) this.#since = since;
    this.#line.push({ turn, since });
    this.#inLine.add(turn.client, 1);
    this.#look ??= setInterval(() => this.#refuseLate(), lookMs).unref();
  }

  #refuseLate(): void {
    const now = performance.now();
    const stands = now - this.#since > standsAfterMs;
    for (let [first] = this.#line; stands && first && now - first.since > this.#size.patienceMs; [first] = this.#line) {
      this.#takeOut(first);
      this.refuse(first.turn);
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#look);
    this.#look = undefined;
  }
}
