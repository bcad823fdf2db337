import type { Module } from '../../platform/module.ts';
import { routes } from './content.routes.ts';

export { appointmentPrice } from './queries/appointment-price.ts';
export { listedPosts } from './queries/sitemap-listing.ts';
export { loadContents } from './commands/load-contents.ts';
export { postCard } from './presenters/sharing-card.ts';
export { textVersion } from './queries/text-version.ts';

export const content: Module = {
  name: 'content',
  routes,
  grants: [{ object: 'blog', table: 'blog', by: { public: 'true', admin: 'true' } }],
};
