import { createServer } from 'node:http';

/**
 * Controls the clock of the product under test: `POST /{milliseconds}` sets how far it is ahead of the real time, and answers
 * when `whenSet` has ended.
 */
export function serveClock(port: number, whenSet: () => Promise<void>): { now: () => Date; close: () => void } {
  let ahead = 0;
  const server = createServer((request, response) => {
    ahead = Number(request.url?.slice(1));
    whenSet().then(
      () => response.end(),
      (error: Error) => response.destroy(error),
    );
  }).listen(port, '127.0.0.1');
  return { now: () => new Date(Date.now() + ahead), close: () => server.close() };
}
