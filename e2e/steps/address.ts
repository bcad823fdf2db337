/** Two runs on one machine take different ones. */
export const port = Number(process.env.E2E_PORT ?? 4310);
/** Where the product under test is; its clock listens beside it (serve-clock.ts). */
export const address = `http://localhost:${port}`;
export const clockAddress = `http://127.0.0.1:${port + 1}`;
