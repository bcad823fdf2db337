/** The statuses that can be set for all selected appointments. */
export const bulkStatuses = ['COMPLETED', 'MISSED', 'CANCELLED'] as const;
export type BulkStatus = (typeof bulkStatuses)[number];
