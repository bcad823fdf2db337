/** The port of the product under test. With another E2E_PORT a second run can use the same machine. */
export const port = Number(process.env.E2E_PORT ?? 4310);
/** The URL of the product under test. The next port controls the clock of the product (e2e/serve.ts). */
export const address = `http://localhost:${port}`;
export const clockAddress = `http://127.0.0.1:${port + 1}`;
