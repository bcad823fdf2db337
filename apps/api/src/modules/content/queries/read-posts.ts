import type { content } from '@ivuriro/contract/content';
import type { Db } from '../../../platform/db/pool.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { presentBlogs } from '../presenters/present-posts.ts';
import { blogRow, blogRows, countBlogs } from './content.queries.ts';

export async function listPosts(call: CallOf<typeof content.blogs> | CallOf<typeof content.adminBlogs>) {
  const { db, query } = call;
  const search = query['text-search'];
  const order = query['order-by'] === 'asc' ? 'asc' : 'desc';
  const [total, rows] = await Promise.all([countBlogs(db, search), blogRows(db, search, order, windowOf(query))]);
  return pageOf(call, query, total, await presentBlogs(db, rows));
}

export async function readPost(db: Db, id: string) {
  const [blog] = await presentBlogs(db, [await blogRow(db, id)]);
  return blog!;
}
