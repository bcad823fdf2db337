const words = (text: string) => text.split(' ');

export const weekdayNames = words('Sunday Monday Tuesday Wednesday Thursday Friday Saturday');
export const monthNames = words(
  'January February March April May June July August September October November December',
);
export const shortMonthNames = words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec');
