export type SentFields = Record<string, unknown>;

/**
 * Whether every field of a call has the value that it had in the earlier request. Types may differ, such as `true` and
 * '1', because one of the two may be a form and the other JSON.
 */
export const sameFields = (sent: SentFields, before: SentFields): boolean =>
  Object.entries(sent).every(([name, value]) => isEmpty(value) || canonical(value) === canonical(before[name]));

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

function canonical(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? plain(value[0]) : value.map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, plain(one)]);
  if (value === true || value === 'true') return '1';
  if (value === false || value === 'false') return '0';
  return isEmpty(value) ? '' : String(value as string | number).trim();
}

const claims = ['amount_paid', 'amount_shown', 'category', 'payment_data', 'transaction_id'];
/** The request without the fields that the server decides itself, and without the price that the client was shown. */
export const withoutClaims = (fields: object): SentFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !claims.includes(name)));
