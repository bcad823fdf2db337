import path from 'node:path';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';
import type { SourceEdit } from './faults.ts';

const root = path.join(import.meta.dirname, '../..');
const edits = JSON.parse(process.env.SEEDED_FAULT!) as SourceEdit[];

/** Runs the unchanged tests on source files with a seeded fault. */
const seededFault = {
  name: 'seeded-fault',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const here = edits.filter(([file]) => id.split('?')[0]!.endsWith(file));
    for (const [file, from] of here) if (!code.includes(from)) throw new Error(`${file} does not say ${from}`);
    return here.reduce((text, [, from, to]) => text.replace(from, to), code);
  },
};

/** Keeps a module with a seeded fault out of the cache of other runs. */
const fsModuleCache = false;

export default defineConfig({
  test: {
    fsModuleCache,
    projects: tests.test!.projects!.map((project) => {
      const { test, root: folder = '.', ...one } = project as UserWorkspaceConfig;
      return { ...one, root: path.join(root, folder), plugins: [seededFault], test: { ...test, fsModuleCache } };
    }),
  },
});
