import type { boxes } from '@ivuriro/contract/message-shapes';
import type { messaging } from '@ivuriro/contract/messaging';
import { plainExcerpt } from '../domain/excerpt.ts';
import type { DataOf } from '../../../platform/http/call.ts';
import type { AccountRef } from '../../identity/index.ts';
import type { CopyRow, Correspondent } from '../queries/copies.queries.ts';

type Message = DataOf<typeof messaging.read>;
type Row = DataOf<typeof messaging.list>['data'][number];
export type Person = Message['from'];

export function presentPerson(
  { account_id, visitor_name, visitor_email }: Correspondent,
  people: Map<string, AccountRef>,
): Person {
  const known = account_id ? people.get(account_id) : undefined;
  return known
    ? { ...known, email: null }
    : {
        account_id: null,
        account_type: 'visitor',
        name: visitor_name ?? '',
        picture: null,
        email: visitor_email ?? null,
      };
}

export const authorOf = ({ author_id, visitor_name, visitor_email }: CopyRow): Correspondent => ({
  account_id: author_id,
  visitor_name,
  visitor_email,
});

/**
 * Presents a message as a row of an inbox or outbox. A recipient does not see other recipients, who may be patients.
 */
export function presentRow(row: CopyRow, to: Correspondent[], people: Map<string, AccountRef>): Row {
  const shown = row.box === 'inbox' ? [{ account_id: row.account_id }] : to;
  return {
    id: row.id,
    box: row.box as (typeof boxes)[number],
    from: presentPerson(authorOf(row), people),
    to: shown.map((one) => presentPerson(one, people)),
    subject: row.subject,
    excerpt: plainExcerpt(row.text),
    read: row.box !== 'inbox' || row.read_at !== null,
    has_attachments: row.has_files,
    created_at: row.at.toISOString(),
  };
}
