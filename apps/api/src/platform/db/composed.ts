import { type CompiledQuery, type Expression, type OperationNode, ValueNode } from 'kysely';
import type { Db } from './pool.ts';

/** Stands in a query for a value that is told when it is asked. */
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

/** What is asked for, each value as an expression; what may be left out is not there when it is. */
export type Asking<Ask> = {
  readonly [K in keyof Ask]: undefined extends Ask[K]
    ? Expression<Exclude<Ask[K], undefined>> | undefined
    : Expression<Ask[K]>;
};

const mostMade = 200;

/**
 * A query that is put together once for each shape, by which its text differs, and for each choice of what is asked for, and
 * then only told its values: to put it together costs about as much as to read what it answers (decision 040).
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
