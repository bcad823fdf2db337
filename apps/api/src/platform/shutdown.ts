const DRAIN = 10_000;
// Ctrl-C reaches the product twice when npm started it: from the terminal, which signals the whole process group, and
// from npm. Therefore a second signal within this time, in milliseconds, is ignored.
const ECHO = 500;
const POLL = 500;

/**
 * The first signal starts a graceful shutdown, which may take ten seconds plus `leaveSeconds`; the second signal ends
 * the process at once.
 */
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

/**
 * A SIGTERM to npm ends npm and its shell, but does not reach this process. Therefore a change of the parent process
 * counts as the signal.
 */
function whenParentDies(tell: () => void) {
  const parent = process.ppid;
  const poll = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(poll);
    tell();
  }, POLL);
  poll.unref();
}
