import type { Module } from '../../platform/module.ts';
import { routes } from './content.routes.ts';

export { appointmentPrice, textVersion } from './queries/content.queries.ts';
export { listedPosts } from './queries/sitemap-listing.ts';
export { loadContents } from './commands/load-contents.ts';
export { postCard } from './presenters/sharing-card.ts';

export const content: Module = {
  name: 'content',
  routes,
  grants: [{ object: 'blog', table: 'blog', by: { public: 'true', admin: 'true' } }],
};
