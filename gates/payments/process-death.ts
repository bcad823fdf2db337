import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** Thrown at the point where the process dies. */
export class ProcessDeath extends Error {}

const processRuns = new AsyncLocalStorage<{ statements: number }>();
/** The number of deaths before each statement. */
export const deaths = new Map<string, number>();

/** Runs `run` in a process that dies before the statement with this number. */
export const living = <T>(statements: number, run: () => Promise<T>): Promise<T> =>
  processRuns.run({ statements }, run);

/** Makes every statement a point at which the process may die; uncommitted changes are then rolled back. */
export const mortality: KyselyPlugin = {
  transformQuery({ node }) {
    const life = processRuns.getStore();
    if (life && --life.statements < 0) {
      const label = labelOf(node);
      deaths.set(label, (deaths.get(label) ?? 0) + 1);
      throw new ProcessDeath(`The process died before: ${label}`);
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};

function labelOf(node: RootOperationNode): string {
  const table = /"kind":"IdentifierNode","name":"(\w+)"/.exec(JSON.stringify(node))?.[1] ?? '';
  return `${node.kind.replace('QueryNode', '').toLowerCase()} ${table}`.trim();
}
