export const MIDNIGHT = '12:00 AM';

const hour = (n: number) => `${String(n % 12 || 12).padStart(2, '0')}:00 ${n < 12 ? 'AM' : 'PM'}`;

/** Shown as 00:00 AM to 11:00 PM; the values are those of the API. */
export const wholeHours = Array.from({ length: 24 }, (_, n) => hour(n)).map((value) => ({
  value,
  label: value === MIDNIGHT ? '00:00 AM' : value,
}));
