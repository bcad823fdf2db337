export const REQUESTS = '/dashboard/admin/data-requests';
export const BREACHES = '/dashboard/admin/breaches';
export const MERGES = '/dashboard/admin/merges';
export const AUDIT = '/dashboard/admin/audit';
