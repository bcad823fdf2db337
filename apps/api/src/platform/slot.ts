/**
 * A function that a lower module needs from a higher one: the lower module declares it, `app.ts` fills it.
 * There is no other way for a lower module to call a higher one.
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
