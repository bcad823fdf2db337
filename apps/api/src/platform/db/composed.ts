import { type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import type { Db } from './pool.ts';

/** Stands in a query for a value that is filled in each time the query is run: the one at this place among those given. */
class Told<T> implements Expression<T> {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
  get expressionType(): T | undefined {
    return undefined;
  }
  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

type Single = string | number | boolean | Date | null | readonly unknown[];
type AskingFor<T> = [T] extends [Single] ? Expression<T> : Asking<T>;
/**
 * The values to ask for, in groups or not, as expressions; one that is left out is undefined, so that the query can do
 * without it.
 */
export type Asking<Ask> = {
  readonly [K in keyof Ask]: undefined extends Ask[K]
    ? AskingFor<Exclude<Ask[K], undefined>> | undefined
    : AskingFor<Ask[K]>;
};

const mostMade = 200;

/**
 * A query whose text is built once for each shape and each set of given values, and which then only gets new values:
 * building it costs about as much as reading its answer (decision 040).
 */
export function composed<Shape, Ask extends object, Row>(
  compose: (db: Db, shape: Shape, asking: Asking<Ask>) => CompiledQuery<Row>,
) {
  const made = new Map<string, CompiledQuery<Row>>();
  return async (db: Db, shape: Shape, ask: Ask): Promise<Row[]> => {
    const given: Given = { names: [], values: [] };
    gather(ask, given);
    const key = JSON.stringify([shape, given.names]);
    let query = made.get(key);
    if (!query) {
      query = compose(db, shape, askingFor(ask) as Asking<Ask>);
      if (made.size < mostMade) made.set(key, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Told ? given.values[one.place] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

interface Given {
  /** Of values and groups; each group ends with `null`. */
  names: (string | null)[];
  values: unknown[];
}
function gather(ask: object, given: Given): void {
  for (const [name, value] of Object.entries(ask) as [string, unknown][]) {
    if (value === undefined) continue;
    given.names.push(name);
    if (isGroup(value)) {
      gather(value, given);
      given.names.push(null);
    } else given.values.push(value);
  }
}

/** An expression for each value, in the order in which they are gathered. */
function askingFor(ask: object, places = { next: 0 }): object {
  const given = Object.entries(ask).filter(([, value]) => value !== undefined) as [string, unknown][];
  return Object.fromEntries(
    given.map(([name, value]) => [name, isGroup(value) ? askingFor(value, places) : new Told(places.next++)]),
  );
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
