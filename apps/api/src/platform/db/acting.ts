import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Whatever is asked of the database within is asked for this account; null: for a visitor, to whom no row belongs. */
export const actingFor = <T>(accountId: string | null, work: () => T): T => acting.run(accountId ?? 'visitor', work);

/** What the product does of itself within a call: look at a grant, take a printed code, erase. Outside of calls all is. */
export const asSystem = <T>(work: () => T): T => acting.run('system', work);

export const whoActs = (): string => acting.getStore() ?? 'system';

/** Tables with row security (migration 0138): before a statement that names one the server is told who asks. */
export const guarded = [
  'consultation_file',
  'consultation_file_version',
  'message',
  'message_copy',
  'message_file',
  'message_recipient',
  'prescribed_drug',
  'provisional_diagnosis',
  'requested_imaging',
  'requested_test',
];
const names = new RegExp(`\\b(${guarded.join('|')})\\b`);
const known = new Map<string, boolean>();
export function asksWho(text: string): boolean {
  let asks = known.get(text);
  if (asks === undefined) {
    asks = names.test(text);
    if (known.size < 2_000) known.set(text, asks);
  }
  return asks;
}

/** Says who asks: to the end of the transaction, or for good on a connection that says so again each time. */
export const sayWho = (till: 'commit' | 'next') => ({
  name: 'say_who',
  text: `select set_config('ivuriro.actor', $1, $2)`,
  values: [whoActs(), till === 'commit'],
});
