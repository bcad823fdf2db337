export const HOME = '/dashboard/laboratory';
export const ORDERS = `${HOME}/orders`;
export const TESTS = `${HOME}/tests`;
