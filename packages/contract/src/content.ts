import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { filter, id, instant, page, paging, picture, search } from './wire.ts';

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

export const content = {
  staticContents: endpoint('GET /static_contents', {
    ...read,
    data: z.array(z.object({ id, key: z.enum(contentKeys), value: z.string(), version: z.int() })),
    summary: 'Texts and settings that the pages show.',
  }),
  blogs: endpoint('GET /blogs', {
    ...read,
    query: z.object({ 'text-search': search, 'order-by': filter, ...paging }),
    data: page(blog),
    summary: 'Posts, newest first unless order-by=asc.',
  }),
  blog: endpoint('GET /blog/{id}', {
    ...read,
    object: 'blog@params.id',
    params: z.object({ id }),
    data: blog,
    summary: 'One post.',
  }),
};
