import { defineConfig } from 'vitest/config';

// Far from Kigali, and machine and database not in the same zone: what goes by either fails on every machine alike.
process.env.TZ = process.env.TEST_ZONE ?? 'Pacific/Kiritimati';
process.env.PGOPTIONS = `-c TimeZone=${process.env.TEST_DATABASE_ZONE ?? 'Pacific/Honolulu'}`;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'packages/**/*.test.ts',
            'apps/api/**/*.test.ts',
            'scripts/**/*.test.ts',
            'gates/**/*.test.ts',
            'ops/**/*.test.ts',
          ],
          globalSetup: ['apps/api/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root: 'apps/web',
        test: { name: 'web', environment: 'node', include: ['*.test.ts', 'src/**/*.test.{ts,tsx}'] },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
});
