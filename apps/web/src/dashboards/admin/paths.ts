export const REVIEWS = '/dashboard/admin/reviews';
export const MEMBERS = '/dashboard/admin/members';
