export const REVIEWS = '/dashboard/admin/reviews';
export const MEMBERS = '/dashboard/admin/members';
export const CUSTOMIZATION = '/dashboard/admin/customization';
export const DRUGS = '/dashboard/admin/drugs';
export const WALLET = '/dashboard/admin/wallet';
