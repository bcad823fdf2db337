import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

/** The error that is thrown at the point where the process dies. */
export class ProcessDeath extends Error {}

const processRuns = new AsyncLocalStorage<{ statements: number }>();
/** How many processes died before each statement. */
export const deaths = new Map<string, number>();

/** Calls `run` as a process that dies before the statement with this number. */
export const living = <T>(statements: number, run: () => Promise<T>): Promise<T> =>
  processRuns.run({ statements }, run);

/** Makes every statement a point at which the process may die; then uncommitted changes are rolled back. */
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
