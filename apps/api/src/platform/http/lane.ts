import { problem } from '../errors.ts';

/** So many are worked at at once and so many more wait for their turn; none longer than this once the line stands. */
export interface LaneSize {
  atOnce: number;
  waiting: number;
  patienceMs: number;
}
/** What is to be done: it begins at once or later, or is refused. */
export interface Turn {
  begin: () => void;
  refuse: () => void;
}
interface Waiting {
  turn: Turn;
  since: number;
}

/** A line that has not been empty for so long is no burst that passes: more comes than can be done. */
const standsAfterMs = 5_000;
const lookMs = 50;

/** Work of one kind, of which no more is begun than can be done in time. */
export class Lane {
  underWay = 0;
  /** How many were refused so far. */
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
  /** Whoever comes now is refused. */
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

  /** Takes out of the line who has gone meanwhile. */
  withdraw(turn: Turn): void {
    const at = this.#line.findIndex((one) => one.turn === turn);
    if (at >= 0) this.#line.splice(at, 1);
  }

  /** What was begun is done. */
  leave(): void {
    this.underWay--;
    this.#refuseLate();
    while (this.underWay < this.#size.atOnce && this.#line.length > 0) this.#begin(this.#line.shift()!.turn);
  }

  /** What was begun, and was not counted for a while, counts again. */
  comeBack(): void {
    this.underWay++;
  }

  /** The same for a function; 503 `unavailable` when it is refused. */
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
