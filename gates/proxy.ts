import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * The disturbance by a proxy, if any: `delay` is in milliseconds; `hole` holds all data back without closing the
 * connection; `cut` closes the connection after this number of further bytes of an answer.
 */
export type Trouble = { delay: number } | { cut: number } | 'hole' | 'reset' | undefined;

export interface Proxy {
  port: number;
  trouble: Trouble;
  /** Resets every open connection. */
  reset: () => void;
  close: () => Promise<void>;
}

interface Pair {
  near: Socket;
  far: Socket;
}

/**
 * Opens a TCP proxy to a port of this machine that can disturb its connections. Data that a `hole` held back is
 * delivered afterwards.
 */
export async function openProxy(to: number): Promise<Proxy> {
  const pairs = new Set<Pair>();
  const held: (() => void)[] = [];
  let trouble: Trouble;
  const pass = (pair: Pair, from: Socket, into: Socket, isAnswer: boolean) => {
    let last = Promise.resolve();
    const after = (deliver: () => void) => {
      if (trouble === 'hole') return void held.push(deliver);
      const wait = typeof trouble === 'object' && 'delay' in trouble ? trouble.delay : 0;
      if (wait === 0 && held.length === 0) return deliver();
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, wait))).then(deliver);
    };
    from.on('data', (bytes) => {
      if (isAnswer && typeof trouble === 'object' && 'cut' in trouble) {
        into.write(bytes.subarray(0, trouble.cut));
        return void setImmediate(() => drop(pair));
      }
      after(() => into.write(bytes));
    });
    from.on('close', () => after(() => into.end()));
    from.on('error', () => undefined);
  };
  const drop = (pair: Pair) => {
    pairs.delete(pair);
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  };
  const server = createServer((near) => {
    if (trouble === 'reset') return void near.resetAndDestroy();
    const pair = { near, far: connect(to, '127.0.0.1') };
    pairs.add(pair);
    pass(pair, near, pair.far, false);
    pass(pair, pair.far, near, true);
    near.once('close', () => pairs.delete(pair));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get trouble() {
      return trouble;
    },
    set trouble(next) {
      trouble = next;
      if (next !== 'hole') for (const deliver of held.splice(0)) deliver();
    },
    reset: () => pairs.forEach(drop),
    close: () => {
      pairs.forEach(drop);
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
