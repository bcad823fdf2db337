const mb = 1_048_576;

/** Runs the work and samples the memory of the process; growth by more than this number of MB is a finding. */
export async function atMost(what: string, most: number, work: () => Promise<string[]>): Promise<string[]> {
  const before = process.memoryUsage.rss();
  const began = performance.now();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  try {
    const wrong = await work();
    const more = Math.round((Math.max(peak, process.memoryUsage.rss()) - before) / mb);
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s, ${more} MB more than before`);
    return more > most ? [...wrong, `${what} took ${more} MB; ${most} MB is the most`] : wrong;
  } finally {
    clearInterval(watch);
  }
}
