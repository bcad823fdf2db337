import { texts } from '../texts.ts';

const t = texts.en;
const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, which lets a phone install the site as an app. */
export function loader() {
  return Response.json(
    {
      id: '/',
      name: t.product,
      short_name: t.product,
      description: t.footerSays,
      lang: 'en',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#f0f3ec',
      theme_color: '#1d5b3e',
      categories: ['health', 'medical'],
      icons: [
        icon('icon-192', 192, 'any'),
        icon('icon-512', 512, 'any'),
        icon('maskable-192', 192, 'maskable'),
        icon('maskable-512', 512, 'maskable'),
      ],
      shortcuts: [
        { name: t.myAppointments, url: '/profile/appointment' },
        { name: t.toDoctors, url: '/doctors' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' } },
  );
}
