const firstWait = 1_000;
const longestWait = 30_000;
/** Milliseconds without an answer after which the server counts as unreachable. */
const timeoutMs = 10_000;

let lost = false;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Whether the server answers. A browser reports being online even when a phone has a signal but no data. */
export const isReached = () => !lost;

/** Calls the listener whenever the connection is lost or restored. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('offline', doubt);
  if (!navigator.onLine) doubt();
  return () => {
    listeners.delete(listener);
    removeEventListener('offline', doubt);
  };
}

/** Called after a request without an answer: polls the server until it answers. */
export const doubt = () => void reached();

/** Resolves when the server answers, however long that takes. */
export function reached(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

/** Polls the server at once, for a person who does not want to wait for the next poll. */
export const askNow = () => dispatchEvent(new Event('online'));

async function ask(): Promise<void> {
  for (let wait = firstWait; !(await answers()); wait = Math.min(2 * wait, longestWait)) {
    tell(true);
    await lineOr(wait);
  }
  tell(false);
}

const answers = async () =>
  navigator.onLine &&
  (await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  ));

function tell(isLost: boolean): void {
  if (isLost === lost) return;
  lost = isLost;
  for (const listener of listeners) listener();
}

/** Waits for `ms` milliseconds, or until the browser reports being online. */
function lineOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}
