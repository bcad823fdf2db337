const DRAIN = 10_000;
// A terminal signals its whole process group and npm passes the signal on once more: the echo is not a second request.
const ECHO = 500;
const POLL = 500;

/** The first signal closes in order, within ten seconds (and those it may take to leave); the second ends at once. */
export function onShutdown(close: () => Promise<void>, leaveSeconds = 0) {
  let began: number | undefined;

  const drain = async (cause: string) => {
    if (began !== undefined) return;
    began = Date.now();
    console.error(`${cause}: finishing what is under way; press Ctrl-C again to end at once.`);
    const limit = DRAIN + leaveSeconds * 1_000;
    setTimeout(() => end(1, 'Not everything finished within ten seconds.'), limit).unref();
    try {
      await close();
      process.exit(0);
    } catch (error) {
      end(1, `The shutdown failed: ${String(error)}`);
    }
  };

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (began !== undefined && Date.now() - began > ECHO) end(130, 'Ended at once.');
      void drain(signal);
    });
  if (process.env.npm_lifecycle_event) whenParentDies(() => void drain('npm has gone'));
}

function end(code: number, why: string): never {
  console.error(why);
  process.exit(code);
}

/** SIGTERM to npm ends npm and its shell and never reaches us; another parent is how we learn of it. */
function whenParentDies(tell: () => void) {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    tell();
  }, POLL);
  poll.unref();
}
