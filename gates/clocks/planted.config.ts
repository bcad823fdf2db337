import path from 'node:path';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import tests from '../../vitest.config.ts';
import type { Planted } from './faults.ts';

const root = path.join(import.meta.dirname, '../..');
const planted = JSON.parse(process.env.PLANTED!) as Planted[];

/** The tests as they are, on files that say something else. */
const mistaken = {
  name: 'mistaken',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const here = planted.filter(([file]) => id.split('?')[0]!.endsWith(file));
    for (const [file, from] of here) if (!code.includes(from)) throw new Error(`${file} does not say ${from}`);
    return here.reduce((text, [, from, to]) => text.replace(from, to), code);
  },
};

/** What was once read with a mistake in it is not kept for another run. */
const fsModuleCache = false;

export default defineConfig({
  test: {
    fsModuleCache,
    projects: tests.test!.projects!.map((project) => {
      const { test, root: folder = '.', ...one } = project as UserWorkspaceConfig;
      return { ...one, root: path.join(root, folder), plugins: [mistaken], test: { ...test, fsModuleCache } };
    }),
  },
});
