/** What can be done with all selected orders: steps of the work, and statuses. */
export const bulkSteps = ['IN_WORK', 'READY', 'COMPLETED', 'CANCELLED'] as const;
export type BulkStep = (typeof bulkSteps)[number];
