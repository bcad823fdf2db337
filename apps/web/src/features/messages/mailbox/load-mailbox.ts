import { call } from '../../../lib/api/call.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { needed, whereOf } from './mailbox.ts';

/** What the address shows, asked for and not waited for: the page draws its skeleton meanwhile. */
export function load(account: Account | null, url: string) {
  const where = whereOf(new URL(url).searchParams);
  const { box, search, page } = where;
  const list = account ? call('GET /messages', { query: { box, 'text-search': search, page } }) : null;
  const id = needed(where);
  const message = account && id ? call('GET /messages/{id}', { params: { id } }) : null;
  // The page hears of a failure when it is drawn; it may come earlier.
  list?.catch(() => {});
  message?.catch(() => {});
  return { account, where, list, message };
}
export type Loaded = ReturnType<typeof load>;
