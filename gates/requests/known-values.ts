import type { Random } from '../random.ts';

const mostOfEach = 200;

/**
 * Collects ids of earlier answers by the name of their field. An id in a field `id` is also stored by the API path or
 * the field that contains it.
 */
export function collectKnownValues(random: Random) {
  const known = new Map<string, string[]>();
  const keep = (key: string, id: string) => {
    const ids = known.get(key) ?? known.set(key, []).get(key)!;
    if (ids.length < mostOfEach) ids.push(id);
    else ids[random.below(mostOfEach)] = id;
  };
  const learn = (place: string, value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) learn(place, one);
    else if (value && typeof value === 'object')
      for (const [name, one] of Object.entries(value)) {
        if (typeof one === 'string' && /(^|_)id$/.test(name)) {
          keep(name, one);
          if (name === 'id') keep(place, one);
        } else learn(name, one);
      }
  };
  const of = (key: string): string | undefined => {
    const ids = known.get(key);
    return ids && random.of(...ids);
  };
  return {
    learn,
    /**
     * Returns an id for a field or path: mostly of the right kind, sometimes of another kind, rarely an unknown one.
     */
    idFor: (name: string, place?: string): string => {
      if (random.one(0.05)) return crypto.randomUUID();
      const near = random.one(0.8) ? ((place && of(place)) ?? of(name) ?? of(name.replace(/_id$/, ''))) : undefined;
      return near ?? of('id') ?? crypto.randomUUID();
    },
  };
}
