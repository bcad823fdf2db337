/** The port of the product under test. With another E2E_PORT a second run can use the same machine. */
export const port = Number(process.env.E2E_PORT ?? 4310);
/** URL of the product under test; its clock is controlled at the next port (e2e/serve.ts). */
export const address = `http://localhost:${port}`;
export const clockAddress = `http://127.0.0.1:${port + 1}`;
