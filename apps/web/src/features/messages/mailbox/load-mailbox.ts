import { call } from '../../../lib/api/call.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { needed, whereOf } from './mailbox.ts';

/**
 * Starts the requests for the list and the message that the URL names. They are not awaited, so that the page can show
 * its skeleton.
 */
export function load(account: Account | null, url: string) {
  const where = whereOf(new URL(url).searchParams);
  const { box, search, page } = where;
  const list = account ? call('GET /messages', { query: { box, 'text-search': search, page } }) : null;
  const id = needed(where);
  const message = account && id ? call('GET /messages/{id}', { params: { id } }) : null;
  // Without these handlers the browser would report an error before the page handles the failed request.
  list?.catch(() => {});
  message?.catch(() => {});
  return { account, where, list, message };
}
export type Loaded = ReturnType<typeof load>;
