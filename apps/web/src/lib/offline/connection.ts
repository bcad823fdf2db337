const firstWait = 1_000;
const longestWait = 30_000;
/** A line that says nothing is none. */
const timeoutMs = 10_000;

let lost = false;
let asking: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Whether the product answers. A browser believes to be online as long as there is a mast, bundle or none. */
export const isReached = () => !lost;

/** Tells the listener whenever that changes. */
export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('offline', doubt);
  if (!navigator.onLine) doubt();
  return () => {
    listeners.delete(listener);
    removeEventListener('offline', doubt);
  };
}

/** A request found no connection: the product is asked whether it is there. */
export const doubt = () => void reached();

/** Comes when the product answers, however long that takes. */
export function reached(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}

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

/** Until the browser sees a line, or for so long. */
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
