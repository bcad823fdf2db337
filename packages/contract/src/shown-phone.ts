/** Matches country codes of one and of two digits. All other country codes have three digits (ITU E.164). */
const shortCountryCode = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/** Formats a stored number as `+250 788 123 456`; anything else is shown unchanged. */
export function shownPhone(phone: string): string {
  const digits = /^\+(\d{8,15})$/.exec(phone)?.[1];
  if (!digits) return phone;
  const country = shortCountryCode.exec(digits)?.[0] ?? digits.slice(0, 3);
  const groups = digits.slice(country.length).match(/\d{3}(?=\d{2})|\d+/g)!;
  return `+${[country, ...groups].join(' ')}`;
}
