import { Counter } from 'prom-client';

/** Counts the rows that the retention job deletes; the process in which the job runs exposes the count. */
export const deletedRows = new Counter({
  name: 'rows_forgotten_total',
  help: 'Rows that were deleted or emptied because their time was over, by line of the table of retention.',
  labelNames: ['line'],
  registers: [],
});
