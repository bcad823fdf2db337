import { problem } from '../errors.ts';

/** How many requests are worked on at once, how many more may wait, and how long one may wait once the line is standing. */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}
/** One request in a lane: it begins, at once or later, or is refused. */
export interface Turn {
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

/** Limits work of one kind: only as much is begun as can be done in time, the rest waits or is refused. */
export class Lane {
  underWay = 0;
  /** How many were refused since the start. */
  refused = 0;
  readonly #size: LaneSize;
  readonly #line: Waiting[] = [];
  /** When the line was last empty. */
  #since = 0;
  #look: NodeJS.Timeout | undefined;

  constructor(size: LaneSize) {
    this.#size = size;
  }

  get waiting(): number {
    return this.#line.length;
  }
  /** A request that comes now would be refused. */
  get full(): boolean {
    return this.underWay >= this.#size.atOnce && this.#line.length >= this.#size.waiting;
  }

  enter(turn: Turn): void {
    if (this.full) this.refuse(turn);
    else if (this.underWay < this.#size.atOnce) this.#begin(turn);
    else this.#wait(turn);
  }

  refuse(turn: Turn): void {
    this.refused++;
    turn.refuse();
  }

  /** Takes a request whose client has gone out of the line. */
  withdraw(turn: Turn): void {
    const at = this.#line.findIndex((one) => one.turn === turn);
    if (at >= 0) this.#line.splice(at, 1);
  }

  /** Work that was begun is done. */
  leave(): void {
    this.underWay--;
    this.#refuseLate();
    while (this.underWay < this.#size.atOnce && this.#line.length > 0) this.#begin(this.#line.shift()!.turn);
  }

  /** Work that had left while its body was arriving counts again. */
  comeBack(): void {
    this.underWay++;
  }

  /** Does a function's work in the lane; 503 `unavailable` when it is refused. */
  within<T>(work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) =>
      this.enter({
        begin: () =>
          void work()
            .then(resolve, reject)
            .finally(() => this.leave()),
        refuse: () => reject(problem('unavailable')),
      }),
    );
  }

  #begin(turn: Turn): void {
    this.underWay++;
    turn.begin();
  }

  #wait(turn: Turn): void {
    const since = performance.now();
    if (this.#line.length === 0) this.#since = since;
    this.#line.push({ turn, since });
    this.#look ??= setInterval(() => this.#refuseLate(), lookMs).unref();
  }

  #refuseLate(): void {
    const now = performance.now();
    const stands = now - this.#since > standsAfterMs;
    while (stands && this.#line[0] && now - this.#line[0].since > this.#size.patienceMs)
      this.refuse(this.#line.shift()!.turn);
    if (this.#line.length > 0) return;
    clearInterval(this.#look);
    this.#look = undefined;
  }
}
