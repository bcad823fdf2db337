// More at once would not be faster, and a picture of forty million pixels takes 160 MB while it is drawn.
const atOnce = 2;
let free = atOnce;
const waiting: (() => void)[] = [];

/** Work with pictures, two at a time in this process; who comes later waits. */
export async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (free > 0) free--;
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else free++;
  }
}
