const most = 2_000;

/** Remembers what the text of a statement says, so that the same statement is not searched again. */
export function byText<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let found = known.get(text);
    if (found === undefined) {
      found = find(text);
      if (known.size < most) known.set(text, found);
    }
    return found;
  };
}
