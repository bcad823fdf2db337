import { connect, type Socket } from 'node:net';

export interface HttpResponse {
  status: number;
  head: string;
  body: string;
}
export interface ConnectionPool {
  /** Sends a request on an idle connection; returns the answer, or null when the connection broke. */
  ask: (words: string, done: (response: HttpResponse | null) => void) => void;
  close: () => void;
}

/**
 * A pool of connections like that of a proxy; a request waits when no connection is idle. It parses only the HTTP that
 * the API sends, so that most of the processor is left to the product.
 */
export async function openConnections(port: number, size: number): Promise<ConnectionPool> {
  const idle: Connection[] = [];
  const all = new Set<Connection>();
  const waiting: PendingRequest[] = [];
  const free = (line: Connection) => {
    const next = waiting.shift();
    if (next) line.say(next);
    else idle.push(line);
  };
  const open = () =>
    new Promise<void>((resolve) => {
      const line = new Connection(port, free, () => {
        all.delete(line);
        const at = idle.indexOf(line);
        if (at >= 0) idle.splice(at, 1);
        void open();
      });
      all.add(line);
      line.socket.once('connect', () => {
        free(line);
        resolve();
      });
    });
  await Promise.all(Array.from({ length: size }, open));
  return {
    ask: (words, done) => {
      const line = idle.pop();
      if (line) line.say({ words, done });
      else waiting.push({ words, done });
    },
    close: () => {
      for (const { socket } of all) socket.removeAllListeners('close').destroy();
    },
  };
}

interface PendingRequest {
  words: string;
  done: (response: HttpResponse | null) => void;
}

class Connection {
  readonly socket: Socket;
  readonly #free: (line: Connection) => void;
  #done: ((response: HttpResponse | null) => void) | undefined;
  #text = '';
  #head = -1;
  #length = 0;

  constructor(port: number, free: (line: Connection) => void, gone: () => void) {
    this.#free = free;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (bytes) => this.#hear(bytes));
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      gone();
      this.#end(null);
    });
  }

  say({ words, done }: PendingRequest): void {
    this.#done = done;
    this.socket.write(words);
  }

  #hear(bytes: Buffer): void {
    this.#text += bytes.toString('latin1');
    if (this.#head < 0) {
      this.#head = this.#text.indexOf('\r\n\r\n');
      if (this.#head < 0) return;
      this.#length = Number(/content-length: (\d+)/i.exec(this.#text.slice(0, this.#head))?.[1]);
    }
    if (this.#text.length < this.#head + 4 + this.#length) return;
    const response = {
      status: Number(this.#text.slice(9, 12)),
      head: this.#text.slice(0, this.#head),
      body: this.#text.slice(this.#head + 4),
    };
    this.#text = '';
    this.#head = -1;
    this.#end(response);
    this.#free(this);
  }

  #end(response: HttpResponse | null): void {
    const done = this.#done;
    this.#done = undefined;
    done?.(response);
  }
}
