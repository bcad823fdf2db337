export const REVIEWS = '/dashboard/admin/reviews';
