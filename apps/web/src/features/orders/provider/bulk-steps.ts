/** The steps that can be applied to all selected orders: states of the work, and statuses of the order. */
export const bulkSteps = ['IN_WORK', 'READY', 'COMPLETED', 'CANCELLED'] as const;
export type BulkStep = (typeof bulkSteps)[number];
