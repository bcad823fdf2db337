import type { Api } from '../../../lib/api/contract.ts';
import { searchOf } from '../../../lib/api/request.ts';

export type Message = Api['GET /messages/{id}']['data'];
export type MessagePage = Api['GET /messages']['data'];
export type MessageRow = MessagePage['data'][number];
export type Person = Message['from'];

export const boxes = ['inbox', 'sent', 'draft'] as const;
export type Box = (typeof boxes)[number];

/** The state in the query string: a box, its search text and page, and the open message or editor beside the list. */
export interface Where {
  box: Box;
  search: string;
  page: string;
  /** The id of the open message. */
  id: string;
  /** `new`, or the id of the edited draft. */
  write: string;
  /** `reply` and `forward`: the id of the message that is being answered or forwarded. */
  reply: string;
  forward: string;
}

export function whereOf(search: URLSearchParams): Where {
  const page = search.get('page') ?? '';
  const text = (name: string) => search.get(name) ?? '';
  return {
    box: boxes.find((box) => box === search.get('box')) ?? 'inbox',
    search: text('text-search'),
    page: /^[1-9]\d{0,5}$/.test(page) && page !== '1' ? page : '',
    id: text('id'),
    write: text('write'),
    reply: text('reply'),
    forward: text('forward'),
  };
}

/**
 * The URL of the same page of the box. Only the message or editor in `open` is opened; `open` may also change the box.
 */
export function addressIn(base: string, where: Where, open: Partial<Where> = {}): string {
  const { box, search, page } = where;
  const { search: text, ...shown } = { box, search, page, ...open };
  const query = searchOf({ ...shown, box: shown.box === 'inbox' ? '' : shown.box, 'text-search': text });
  return base + (query && `?${query}`);
}

/** The id of the message to fetch in full: the open one, the edited draft, or the one being answered or forwarded. */
export const needed = ({ id, write, reply, forward }: Where): string =>
  reply || forward || (write && write !== 'new' ? write : id);

export const isWriting = ({ write, reply, forward }: Where): boolean => Boolean(write || reply || forward);

/** Whether both states open the same message or editor; their box, search text and page may differ. */
export const opensAlike = (one: Where, other: Where): boolean =>
  (['id', 'write', 'reply', 'forward'] as const).every((name) => one[name] === other[name]);
