import { configDefaults, defineConfig } from 'vitest/config';

// Far from Kigali, and machine and database not in the same zone: what goes by either fails on every machine alike.
process.env.TZ = process.env.TEST_ZONE ?? 'Pacific/Kiritimati';
process.env.PGOPTIONS = `-c TimeZone=${process.env.TEST_DATABASE_ZONE ?? 'Pacific/Honolulu'}`;

const mocked = '**/*.mocked.test.ts';
const server = {
  environment: 'node' as const,
  globalSetup: ['apps/api/src/testing/global-setup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...server,
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'apps/api/**/*.test.ts',
            'scripts/**/*.test.ts',
            'gates/**/*.test.ts',
            'ops/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, mocked],
          // the product is loaded once and not once a file: what a file changes in a module it puts back
          isolate: false,
        },
      },
      // who puts another module in the place of one has all of them anew
      { test: { ...server, name: 'mocked', include: [`{apps/api,packages}/${mocked}`] } },
      {
        root: 'apps/web',
        test: {
          name: 'web',
          environment: 'node',
          include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, mocked],
          isolate: false,
        },
        oxc: { jsx: { runtime: 'automatic' } },
      },
      {
        root: 'apps/web',
        test: { name: 'web mocked', environment: 'node', include: [`src/${mocked}`] },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
});
