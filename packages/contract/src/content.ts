import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, id, instant, json, nothing, oneLine, page, paging, picture, prose, search, whole } from './wire.ts';

export const contentKeys = [
  'policy',
  'term',
  'faq',
  'appointment_price',
  'email_contact',
  'phone_contact',
  'social_link_twitter',
  'social_link_instagram',
  'social_link_facebook',
  'social_link_youtube',
  'home_talks_slider_content',
] as const;
const blog = z.object({
  id,
  title: z.string(),
  content: z.string(),
  image: picture,
  created_at: instant,
  updated_at: instant,
  author: z.string(),
});
const read = { who: 'public', object: 'none', audit: 'none' } as const;
const key = z.enum(contentKeys, 'There is no such text.');
const staticContent = z.object({ id, key: z.enum(contentKeys), value: z.string(), version: z.int() });
const listed = { query: z.object({ 'text-search': search, 'order-by': filter, ...paging }), data: page(blog) };

/** The largest number of characters of a text, including its HTML tags. */
export const richTextLimit = 100_000;
const post = z.strictObject({
  title: oneLine(200),
  content: prose()
    .min(1, 'Write the post first.')
    .max(richTextLimit, 'This text is too long: at most 100,000 characters.'),
});
const savedPost = z.object({ id, itemType: z.literal('blog') });
const write = {
  who: 'admin',
  permission: 'content.manage',
  object: 'none',
  audit: 'static_content.written',
  budget: 'write',
  body: z.strictObject({
    key,
    /** The text. For some keys it is JSON, which is validated by a schema for that key. */
    value: json().max(richTextLimit, 'This text is too long: at most 100,000 characters.'),
    /**
     * The version with which the editor started. If a newer version exists, nothing is written (409). When this field
     * is absent, the value is always overwritten.
     */
    version: whole.optional(),
  }),
  data: staticContent,
  message: 'Saved. The pages show it at once.',
  summary:
    'Writes one text or setting. Each change is stored as a version with its author. An unchanged value makes no version.',
} as const;

export const content = {
  staticContents: endpoint('GET /static_contents', {
    ...read,
    data: z.array(staticContent),
    summary: 'The texts and settings that the pages show.',
  }),
  blogs: endpoint('GET /blogs', { ...read, ...listed, summary: 'Posts, newest first unless order-by=asc.' }),
  blog: endpoint('GET /blog/{id}', {
    ...read,
    object: 'blog@params.id',
    params: z.object({ id }),
    data: blog,
    summary: 'One post.',
  }),
  adminBlogs: endpoint('GET /admin/blogs', {
    who: 'admin',
    permission: 'content.manage',
    object: 'none',
    audit: 'none',
    ...listed,
    summary: 'Posts, newest first unless order-by=asc.',
  }),
  writeBlog: endpoint('POST /admin/blogs', {
    who: 'admin',
    permission: 'content.manage',
    object: 'none',
    audit: 'blog.written',
    budget: 'write',
    body: post,
    data: savedPost,
    status: 201,
    message: 'Blog content is now saved',
    summary:
      'Writes a post. Its picture is uploaded afterwards by /upload_file. Patients find the post among their notifications.',
  }),
  changeBlog: endpoint('POST /admin/blogs/{id}', {
    who: 'admin',
    permission: 'content.manage',
    object: 'blog@params.id',
    audit: 'blog.changed',
    budget: 'write',
    alsoPut: true,
    params: z.object({ id }),
    body: post,
    data: savedPost,
    message: 'Blog content is now saved',
    summary: 'Changes a post. Its address and its date stay the same.',
  }),
  removeBlog: endpoint('DELETE /admin/blogs/{id}', {
    who: 'admin',
    permission: 'content.manage',
    object: 'blog@params.id',
    audit: 'blog.removed',
    budget: 'write',
    params: z.object({ id }),
    data: nothing,
    message: 'The post was deleted',
    summary: 'Deletes a post with its picture. It also disappears from the notifications of patients.',
  }),
  adminStaticContents: endpoint('GET /admin/static_contents', {
    who: 'admin',
    permission: 'content.manage',
    object: 'none',
    audit: 'none',
    data: z.array(staticContent),
    summary: 'The texts and settings that the pages show.',
  }),
  writeStaticContent: endpoint('POST /admin/static_contents', { ...write, status: 201 }),
  changeStaticContent: endpoint('POST /admin/update/static_contents', { ...write, alsoPut: true }),
  staticContentVersions: endpoint('GET /admin/static_contents/versions', {
    who: 'admin',
    permission: 'content.manage',
    object: 'none',
    audit: 'none',
    query: z.object({ key }),
    data: z.array(
      z.object({
        key: z.enum(contentKeys),
        version: z.int(),
        value: z.string(),
        /** The name of the editor; empty for the initial text, which was delivered with the product. */
        author: z.string(),
        created_at: instant,
      }),
    ),
    summary: 'The newest hundred versions of one text, newest first: the first is the one that pages show.',
  }),
};
