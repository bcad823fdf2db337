import { type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import type { Db } from './pool.ts';

/** A placeholder in a query for a value that each run sets; `place` is the index of the value in the list of values. */
class Placeholder<T> implements Expression<T> {
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
type QueryParamFor<T> = [T] extends [Single] ? Expression<T> : QueryParams<T>;
/**
 * The parameters of a query: an expression for each value, in the same groups as the values. The parameter of an absent
 * value is undefined, so that the query can omit the condition that uses it.
 */
export type QueryParams<Values> = {
  readonly [K in keyof Values]: undefined extends Values[K]
    ? QueryParamFor<Exclude<Values[K], undefined>> | undefined
    : QueryParamFor<Values[K]>;
};

const maxQueries = 200;

/**
 * A query whose text is built once for each shape and each combination of present values; later calls only set new
 * values, because building the text costs about as much as reading the rows (decision 040).
 */
export function composed<Shape, Values extends object, Row>(
  compose: (db: Db, shape: Shape, params: QueryParams<Values>) => CompiledQuery<Row>,
) {
  const queries = new Map<string, CompiledQuery<Row>>();
  return async (db: Db, shape: Shape, values: Values): Promise<Row[]> => {
    const list: ParamList = { names: [], values: [] };
    gather(values, list);
    const key = JSON.stringify([shape, list.names]);
    let query = queries.get(key);
    if (!query) {
      query = compose(db, shape, paramsFor(values) as QueryParams<Values>);
      if (queries.size < maxQueries) queries.set(key, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Placeholder ? list.values[one.place] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

interface ParamList {
  /** The names of the values and groups, in depth-first order; `null` marks the end of a group. */
  names: (string | null)[];
  values: unknown[];
}
function gather(values: object, list: ParamList): void {
  for (const [name, value] of Object.entries(values) as [string, unknown][]) {
    if (value === undefined) continue;
    list.names.push(name);
    if (isGroup(value)) {
      gather(value, list);
      list.names.push(null);
    } else list.values.push(value);
  }
}

/** Makes a placeholder for each value, in the order in which `gather` lists the values. */
function paramsFor(values: object, places = { next: 0 }): object {
  const list = Object.entries(values).filter(([, value]) => value !== undefined) as [string, unknown][];
  return Object.fromEntries(
    list.map(([name, value]) => [name, isGroup(value) ? paramsFor(value, places) : new Placeholder(places.next++)]),
  );
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
