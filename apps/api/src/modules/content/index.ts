import type { Module } from '../../platform/module.ts';
import { routes } from './content.routes.ts';

export { appointmentPrice } from './appointment-price.ts';
export { listedPosts } from './sitemap-listing.ts';
export { loadContents } from './load.ts';
export { postCard } from './sharing-card.ts';
export { textVersion } from './text-version.ts';

export const content: Module = {
  name: 'content',
  routes,
  grants: [{ object: 'blog', table: 'blog', by: { public: 'true', admin: 'true' } }],
};
