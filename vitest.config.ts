import { defineConfig } from 'vitest/config';

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
        test: { name: 'web', environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
        oxc: { jsx: { runtime: 'automatic' } },
      },
    ],
  },
});
