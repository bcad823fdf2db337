import { totalmem } from 'node:os';

const MB = 1024 * 1024;

/**
 * Settings for a machine that the application uses too. The settings fsync, full_page_writes and synchronous_commit
 * keep their defaults.
 */
export function settings(): string[] {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity) / MB;
  const values: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    max_connections: '100',
    shared_buffers: `${between(64, Math.round(memory / 4), 8192)}MB`,
    effective_cache_size: `${between(128, Math.round(memory / 2), 8192)}MB`,
    maintenance_work_mem: `${between(32, Math.round(memory / 32), 256)}MB`,
    work_mem: '8MB',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    // The default of 4 is for spinning disks; on other disks a random read takes hardly longer than a sequential one.
    random_page_cost: '1.1',
    // JIT compilation takes longer than any query of the product runs.
    jit: 'off',
    timezone: 'UTC',
    // More verbose errors would write the contents of rows, and so personal data, into the log.
    log_error_verbosity: 'terse',
  };
  if (process.platform !== 'win32') values.unix_socket_directories = '';
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

const between = (least: number, requested: number, most: number) => Math.max(least, Math.min(requested, most));
