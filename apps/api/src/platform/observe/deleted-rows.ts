import { Counter } from 'prom-client';

/** Counted by the retention job, exposed by the process in which it runs. */
export const deletedRows = new Counter({
  name: 'rows_forgotten_total',
  help: 'Rows that were deleted or emptied because their time was over, by line of the table of retention.',
  labelNames: ['line'],
  registers: [],
});
