/**
 * A function that a lower module needs from a higher one: the lower module declares it, `app.ts` supplies it.
 * There is no other way for a lower module to call a higher one.
 */
export interface Port<F extends (...given: never[]) => unknown> {
  supply: (implementation: F) => void;
  readonly call: F;
}

export function port<F extends (...given: never[]) => unknown>(name: string): Port<F> {
  let supplied: F | undefined;
  return {
    supply: (implementation) => {
      supplied = implementation;
    },
    get call() {
      if (!supplied) throw new Error(`The port ${name} was not supplied.`);
      return supplied;
    },
  };
}
