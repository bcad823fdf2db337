import type { Api } from '../../../lib/api/contract.ts';
import { searchOf } from '../../../lib/api/request.ts';

export type Message = Api['GET /messages/{id}']['data'];
export type MessagePage = Api['GET /messages']['data'];
export type MessageRow = MessagePage['data'][number];
export type Person = Message['from'];

export const boxes = ['inbox', 'sent', 'draft'] as const;
export type Box = (typeof boxes)[number];

/** What the address shows: a page of a box, and beside it a message that is read or written. */
export interface Where {
  box: Box;
  search: string;
  page: string;
  /** The message that is open. */
  id: string;
  /** `new`, or the draft that is written on. */
  write: string;
  /** The message that is answered or passed on. */
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

/** The address of the same box with other things open. What is not named is closed; the page of the list stays. */
export function addressIn(base: string, where: Where, open: Partial<Where> = {}): string {
  const { box, search, page } = where;
  const { search: text, ...shown } = { box, search, page, ...open };
  const query = searchOf({ ...shown, box: shown.box === 'inbox' ? '' : shown.box, 'text-search': text });
  return base + (query && `?${query}`);
}

/** The message that the address needs whole, if any. */
export const needed = ({ id, write, reply, forward }: Where): string =>
  reply || forward || (write && write !== 'new' ? write : id);

export const isWriting = ({ write, reply, forward }: Where): boolean => Boolean(write || reply || forward);

/** Both show the same message or letter. */
export const opensAlike = (one: Where, other: Where): boolean =>
  (['id', 'write', 'reply', 'forward'] as const).every((name) => one[name] === other[name]);
