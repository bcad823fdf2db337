import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  address: string;
  /** Adds a process; it gets requests as soon as it is ready. */
  add: (address: string) => Promise<void>;
  close: () => Promise<void>;
}
interface Upstream {
  address: string;
  ready: boolean;
}

const everyMs = 100;

/** Starts a minimal load balancer, which checks the readiness of each process and never retries a request. */
export async function startProxy(): Promise<Proxy> {
  const upstreams: Upstream[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const look = async (one: Upstream) => {
    one.ready = await fetch(`${one.address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  const timer = setInterval(() => upstreams.forEach((one) => void look(one)), everyMs);
  const server = createServer((asked, reply) => {
    const ready = upstreams.filter((one) => one.ready);
    const to = ready[turn++ % ready.length];
    if (to) forward(agent, to.address, asked, reply);
    else reply.writeHead(502).end('nobody is ready');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: async (address) => {
      const one = { address, ready: false };
      await look(one);
      upstreams.push(one);
    },
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(agent: Agent, address: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request(new URL(url!, address), { method: method!, headers, agent }, (answer) => {
    reply.writeHead(answer.statusCode!, answer.headers);
    answer.pipe(reply);
  });
  passed.on('error', (error) => {
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(502).end(error.message);
  });
  asked.pipe(passed);
}
