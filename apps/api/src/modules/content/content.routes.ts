import { content, contentKeys } from '@ivuriro/contract/content';
import { pageOf, windowOf } from '../../platform/http/paging.ts';
import { serve } from '../../platform/http/serve.ts';
import { cleanRichText } from '../../platform/rich-text.ts';
import { blogRow, blogRows, countBlogs, staticContents } from './content.queries.ts';
import { presentBlogs } from './present.ts';

type ContentKey = (typeof contentKeys)[number];
const rich: readonly string[] = ['policy', 'term', 'faq'] satisfies ContentKey[];

export const routes = serve(content, {
  staticContents: async ({ db }) => {
    const rows = await staticContents(db);
    return rows.map((row) => ({
      ...row,
      key: row.key as ContentKey,
      value: rich.includes(row.key) ? cleanRichText(row.value) : row.value,
    }));
  },
  blogs: async (call) => {
    const { db, query } = call;
    const search = query['text-search'];
    const order = query['order-by'] === 'asc' ? 'asc' : 'desc';
    const [total, rows] = await Promise.all([countBlogs(db, search), blogRows(db, search, order, windowOf(query))]);
    return pageOf(call, query, total, await presentBlogs(db, rows));
  },
  blog: async ({ db, params }) => {
    const [blog] = await presentBlogs(db, [await blogRow(db, params.id)]);
    return blog!;
  },
});
