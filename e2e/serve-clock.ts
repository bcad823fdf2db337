import { createServer } from 'node:http';

/** Controls the clock of the product under test: `POST /{milliseconds}` sets how far it is ahead of the real time. */
export function serveClock(port: number): { now: () => Date; close: () => void } {
  let ahead = 0;
  const server = createServer((request, response) => {
    ahead = Number(request.url?.slice(1));
    response.end();
  }).listen(port, '127.0.0.1');
  return { now: () => new Date(Date.now() + ahead), close: () => server.close() };
}
