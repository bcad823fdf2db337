import { facade } from '@ivuriro/illustrations';
import type { FastifyInstance } from 'fastify';
import { listedPosts, postCard } from './modules/content/index.ts';
import { listedProviders, providerCard } from './modules/directory/index.ts';
import type { Platform } from './platform/platform.ts';
import { type CardContent, serveSharingCards } from './platform/web/sharing-cards.ts';
import { serveSitemap } from './platform/web/sitemap.ts';

const fixed = [
  '/',
  '/doctors',
  '/hospital-clinics',
  '/laboratories',
  '/pharmacies',
  '/basket',
  '/blog',
  '/faq',
  '/terms',
  '/privacy-policy',
  '/contact',
];

const site: CardContent = {
  title: 'See a doctor this week.',
  lines: ['Doctors, hospitals, laboratories and pharmacies in Rwanda, with free times and prices'],
  frame: 'portrait',
  pictureName: 'hospital',
  picture: async () => Buffer.from(facade('hospital', 'hospital')),
};

/**
 * Serves the files for search engines and shared links: the sitemap, robots.txt, and a picture for each doctor, place
 * and post.
 */
export function serveFindable(app: FastifyInstance, platform: Platform): void {
  const { reads, config } = platform;
  serveSitemap(app, config.publicUrl, fixed, [
    listedProviders(reads, 'doctor', 'doctors', (id) => `/doctors/view/${id}`),
    listedProviders(reads, 'hospital', 'hospital-clinics', (id) => `/hospital-clinics/view/${id}`),
    listedProviders(reads, 'laboratory', 'laboratories', (id) => `/laboratories/view/${id}`),
    listedProviders(reads, 'laboratory', 'laboratory-tests', (id) => `/laboratories/${id}/tests`),
    listedProviders(reads, 'pharmacy', 'pharmacies', (id) => `/pharmacies/view/${id}`),
    listedProviders(reads, 'pharmacy', 'pharmacy-drugs', (id) => `/pharmacies/view/${id}/drugs`),
    listedPosts(reads),
  ]);
  serveSharingCards(
    app,
    platform,
    {
      doctor: providerCard('doctor'),
      hospital: providerCard('hospital'),
      laboratory: providerCard('laboratory'),
      pharmacy: providerCard('pharmacy'),
      blog: postCard,
    },
    site,
  );
}
