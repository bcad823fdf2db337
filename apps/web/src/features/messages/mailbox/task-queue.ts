/** Runs tasks one after the other, in the order in which they were added. */
export function turns() {
  const running = new Set<Promise<boolean>>();
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    const turn = Promise.all(running).then(act);
    const done = turn.then(
      () => true,
      () => false,
    );
    running.add(done);
    void done.then(() => running.delete(done));
    return turn;
  };
  /** Waits until no task is running. Returns whether all of them succeeded. */
  const quiet = async (): Promise<boolean> => {
    let all = true;
    while (running.size > 0) all = (await Promise.all(running)).every(Boolean) && all;
    return all;
  };
  return { inTurn, quiet };
}
