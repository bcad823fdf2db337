import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@ivuriro/embedded-postgres';
import { migrate } from './platform/db/migrate.ts';

/**
 * `npm run db:types`: generates platform/db/types.ts from the migrations; with `--verify`, fails when the file differs
 * from them.
 */
const root = mkdtempSync(path.join(tmpdir(), 'ivuriro-types-'));
const postgres = await startEmbedded({ root, database: 'ivuriro', log: () => {} });
try {
  await migrate(postgres.url);
  const codegen = path.resolve(import.meta.dirname, '../../../node_modules/.bin/kysely-codegen');
  const done = spawnSync(
    codegen,
    ['--config-file', 'kysely-codegenrc.json', '--url', postgres.url, ...process.argv.slice(2)],
    {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: 'inherit',
    },
  );
  process.exitCode = done.status ?? 1;
} finally {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
}
