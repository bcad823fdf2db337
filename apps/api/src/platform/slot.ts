/**
 * A place where a lower module needs something of a higher one: the lower declares it, app.ts fills it.
 * There is no other way up.
 */
export interface Slot<F extends (...given: never[]) => unknown> {
  fill: (filling: F) => void;
  readonly call: F;
}

export function slot<F extends (...given: never[]) => unknown>(name: string): Slot<F> {
  let filled: F | undefined;
  return {
    fill: (filling) => {
      filled = filling;
    },
    get call() {
      if (!filled) throw new Error(`The slot ${name} was not filled.`);
      return filled;
    },
  };
}
