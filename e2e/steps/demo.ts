import { type ChildProcess, spawn } from 'node:child_process';
import { address, port } from './address.ts';

/**
 * Starts the built product with its demo, for measurements outside of Playwright's runner; resolves when the product
 * accepts requests.
 */
export async function startDemo(): Promise<ChildProcess> {
  const product = spawn(process.execPath, ['e2e/serve.ts'], {
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  while (!(await isReady())) {
    if (product.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return product;
}

const isReady = () =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
