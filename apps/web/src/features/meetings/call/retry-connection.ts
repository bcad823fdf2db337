interface Trial {
  isConnected: () => boolean;
  /** Whether both parties are in the room and reachable. */
  isNeeded: () => boolean;
  again: (times: number) => void;
  /** Milliseconds for which the parties may be unconnected before the next try. */
  timeoutMs: number;
}

const STEP_MS = 1_000;

/** Tries to connect again and again while both parties are in the room but not connected. */
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
    /** Starts the timeout anew, because a new try has just begun. */
    wait: () => {
      apart = 0;
    },
  };
}
