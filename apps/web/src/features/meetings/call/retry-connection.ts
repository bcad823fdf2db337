interface Trial {
  isConnected: () => boolean;
  /** Both are there and can be talked to. */
  isNeeded: () => boolean;
  again: (times: number) => void;
  /** So long a connection may take, or be silent, before another way is looked for. */
  timeoutMs: number;
}

const STEP_MS = 1_000;

/** As long as both are there and not connected, another way is tried, again and again. */
export function keepTrying({ isConnected, isNeeded, again, timeoutMs }: Trial): {
  stop: () => void;
  wait: () => void;
} {
  let apart = 0;
  let times = 0;
  const timer = setInterval(() => {
    if (isConnected()) [apart, times] = [0, 0];
    else if (!isNeeded()) apart = 0;
    else if ((apart += STEP_MS) >= timeoutMs) {
      apart = 0;
      again(++times);
    }
  }, STEP_MS);
  return {
    stop: () => clearInterval(timer),
    /** A new try has just begun. */
    wait: () => {
      apart = 0;
    },
  };
}
