/** Limits the events of one socket in a second: true while there is room for another. */
export function budgetOf(most: number, now: () => number = () => performance.now()): () => boolean {
  let [second, spent] = [0, 0];
  return () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, spent] = [current, 0];
    return ++spent <= most;
  };
}
