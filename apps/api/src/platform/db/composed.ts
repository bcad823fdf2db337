import { type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import type { Db } from './pool.ts';

/** Stands in a query for a value that is filled in each time the query is run. */
class Told<T> implements Expression<T> {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  get expressionType(): T | undefined {
    return undefined;
  }
  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }
}

/** The values to ask for, as expressions; one that is left out is undefined, so that the query can do without it. */
export type Asking<Ask> = {
  readonly [K in keyof Ask]: undefined extends Ask[K]
    ? Expression<Exclude<Ask[K], undefined>> | undefined
    : Expression<Ask[K]>;
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
    const given = Object.entries(ask).filter(([, value]) => value !== undefined);
    const key = JSON.stringify([shape, given.map(([name]) => name)]);
    let query = made.get(key);
    if (!query) {
      const asking = Object.fromEntries(given.map(([name]) => [name, new Told(name)])) as Asking<Ask>;
      query = compose(db, shape, asking);
      if (made.size < mostMade) made.set(key, query);
    }
    const parameters = query.parameters.map((one) => (one instanceof Told ? ask[one.name as keyof Ask] : one));
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
