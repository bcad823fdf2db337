/**
 * The client of a request. `own` is the token of the client, or its network address when it sends no token; `address`
 * is its network address, which several clients may share.
 */
export interface Client {
  own: string;
  address: string;
}

/**
 * The share of a lane that one client keeps while others wait: a quarter. All clients of one network address together
 * keep a half, because a client can invent tokens.
 */
const shareOf = { own: 1 / 4, address: 1 / 2 } as const;
type Level = keyof typeof shareOf;

/**
 * Counts how much of a lane each client uses. Requests without a client, such as webhooks, never exceed their share.
 */
export class Shares {
  readonly #counts = new Map<string, number>();
  readonly #most: Record<Level, number>;

  constructor(places: number) {
    this.#most = { own: Math.ceil(places * shareOf.own), address: Math.ceil(places * shareOf.address) };
  }

  add(client: Client | null, change: 1 | -1): void {
    if (!client) return;
    for (const key of [keyOf(client, 'own'), keyOf(client, 'address')]) {
      const count = (this.#counts.get(key) ?? 0) + change;
      if (count > 0) this.#counts.set(key, count);
      else this.#counts.delete(key);
    }
  }

  /** Whether one more request would exceed the share of the client. */
  isUsed(client: Client | null, level: Level): boolean {
    return this.#count(client, level) >= this.#most[level];
  }

  /** Whether the client uses more than its share. */
  isExceeded(client: Client | null, level: Level): boolean {
    return this.#count(client, level) > this.#most[level];
  }

  #count(client: Client | null, level: Level): number {
    return client ? (this.#counts.get(keyOf(client, level)) ?? 0) : 0;
  }
}

const keyOf = (client: Client, level: Level) => `${level} ${client[level]}`;
