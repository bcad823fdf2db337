import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@ivuriro/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../platform/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection URL of a migrated database, from which test databases are copied. */
    template: string;
  }
}

/** Starts one PostgreSQL for the whole test run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-test-'));
  const postgres = await startEmbedded({ root, database: 'template_ivuriro', log: () => {} });
  try {
    await migrate(postgres.url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  project.provide('template', postgres.url);
  return async () => {
    await postgres.stop();
    rmSync(root, { recursive: true, force: true });
  };
}
