import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { secretNames, variables } from '../apps/api/src/platform/config.ts';
import { createServer } from '../apps/api/src/platform/http/server.ts';
import { observe } from '../apps/api/src/platform/observe/health.ts';
import { startTestApp, type TestApp } from '../apps/api/src/testing/test-app.ts';

const read = (name: string) => readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8');
const guide = read('docs/operations.md');

/** Returns the rows of the table below this heading, each as its cells. */
function table(heading: string): string[][] {
  const section = guide.split(/^##+ /m).find((text) => text.startsWith(heading))!;
  const lines = section.split('\n').filter((line) => line.startsWith('| `'));
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('docs/operations.md', () => {
  const rows = table('Configuration');

  it('names each variable that the product reads, exactly once, and no other variable', () => {
    const names = Object.keys(variables.shape).map((name) => `\`${name}\``);
    expect(new Set(rows.map(([name]) => name))).toEqual(new Set(names));
    expect(rows).toHaveLength(names.length);
  });

  it('marks the variables that are secrets, each of which can also be read from a file', () => {
    const secret = rows.filter(([, , cell]) => cell === 'yes').map(([name]) => name!.slice(1, -1));
    expect(new Set(secret)).toEqual(new Set(secretNames));
  });

  // skips defaults that depend on another variable or on the user, because the table describes them in words
  const told = ['PUBLIC_URL', 'DATA_DIR', 'FILE_SIGNING_KEY'];
  it.for(Object.entries(variables.shape).filter(([name]) => !told.includes(name)))(
    'states the default of the variable %s',
    ([name, shape]) => {
      const fallback = shape.parse(undefined);
      const text = fallback === undefined || [fallback].flat().length === 0 ? 'none' : `\`${String(fallback)}\``;
      expect(rows.find(([cell]) => cell === `\`${name}\``)?.[1]).toBe(text);
    },
  );
});

describe('the metrics that operators watch', () => {
  let test: TestApp;
  let names: Set<string>;
  beforeAll(async () => {
    test = await startTestApp();
    const app = createServer(test.platform, [], []);
    observe(app, test.platform);
    const { body } = await app.inject('/metrics');
    // `up` is a metric of Prometheus itself
    names = new Set(['up', ...[...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!)]);
    await app.close();
  });
  afterAll(() => test.close());

  const unknown = (expressions: string[]) => expressions.flatMap(metricsIn).filter((name) => !names.has(name));

  it('every metric of the dashboard exists', () => {
    const { panels } = JSON.parse(read('ops/dashboard.json')) as { panels: { targets: { expr: string }[] }[] };
    const asked = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(10);
    expect(unknown(asked)).toEqual([]);
  });

  it('every metric of the alerts exists', () => {
    const { groups } = parse(read('ops/alerts.yml')) as { groups: { rules: { expr: string }[] }[] };
    const asked = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
    expect(asked.length).toBeGreaterThan(10);
    expect(unknown(asked)).toEqual([]);
  });

  it('every metric in docs/operations.md exists', () => {
    expect(
      table('What to watch')
        .map(([name]) => name!.slice(1, -1))
        .filter((name) => !names.has(name)),
    ).toEqual([]);
  });
});

/** Returns the names of metrics in a PromQL expression: all names except labels, durations and functions. */
function metricsIn(question: string): string[] {
  const bare = question.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/(?<![\w.])([a-z_]\w*)(?!\w*\s*\()/g)].map(([, name]) => name!);
  return words.map((name) => name.replace(/_(bucket|count|sum)$/, ''));
}
