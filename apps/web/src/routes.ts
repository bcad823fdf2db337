import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Public pages lie below the public layout, signed-in pages of providers and the administrator below the dashboard's.
 * A page is a file `features/<noun>/<name>.page.tsx`; a dashboard's page, which only composes, `dashboards/<kind>/<name>.page.tsx`.
 */
export default [
  layout('app/public/layout.tsx', [
    layout('app/public/boundary.tsx', [
      index('app/home/home.page.tsx'),
      route('doctors', 'features/doctors/doctors.page.tsx'),
      route('doctors/view/:id', 'features/doctors/doctor.page.tsx'),
      route('hospital-clinics', 'features/places/places.page.tsx', { id: 'hospitals' }),
      route('hospital-clinics/view/:id', 'features/places/place.page.tsx', { id: 'hospital' }),
      route('laboratories', 'features/places/places.page.tsx', { id: 'laboratories' }),
      route('laboratories/view/:id', 'features/places/place.page.tsx', { id: 'laboratory' }),
      route('laboratories/:id/tests', 'features/ordering/offers.page.tsx', { id: 'laboratory-tests' }),
      route('laboratories/:id', 'features/places/laboratory-redirect.page.tsx'),
      route('pharmacies', 'features/places/places.page.tsx', { id: 'pharmacies' }),
      route('pharmacies/view/:id', 'features/places/place.page.tsx', { id: 'pharmacy' }),
      route('pharmacies/view/:id/drugs', 'features/ordering/offers.page.tsx', { id: 'pharmacy-drugs' }),
      route('blog', 'features/blog/blogs.page.tsx'),
      route('blog/view/:id', 'features/blog/blog.page.tsx'),
      route('contact', 'features/contact/contact.page.tsx'),
      route('search', 'app/search/search.page.tsx'),
      route('faq', 'features/legal/legal.page.tsx', { id: 'faq' }),
      route('terms', 'features/legal/legal.page.tsx', { id: 'terms' }),
      route('privacy-policy', 'features/legal/legal.page.tsx', { id: 'privacy-policy' }),
      route('profile/appointment', 'features/appointments/appointments.page.tsx'),
      route('profile/orders', 'features/orders/orders.page.tsx'),
      route('profile/messages', 'features/messages/messages.page.tsx'),
      route('profile/access', 'features/access/access.page.tsx'),
      route('profile/notification', 'features/notifications/notifications.page.tsx'),
      route('meet/:code?', 'features/meeting/meet.page.tsx'),
      route('profile/reviews', 'features/reviews/my-reviews.page.tsx'),
      route('reset/password/:token', 'features/identity/reset-password.page.tsx'),
      route('dashboard/admin/login', 'features/identity/admin-login.page.tsx'),
      route('verify/:code?', 'features/verification/verify.page.tsx'),
      route('dev/gallery', 'app/gallery/gallery.page.tsx'),
      route('*', 'app/public/not-found.page.tsx'),
    ]),
  ]),
  route('offline', 'app/offline/offline.page.tsx'),
  route('manifest.webmanifest', 'app/offline/manifest.ts'),
  route('dashboard', 'app/dashboard/layout.tsx', [
    layout('app/dashboard/boundary.tsx', [
      route('doctor', 'dashboards/doctor/overview.page.tsx'),
      route('doctor/appointments/:status?/:id?', 'dashboards/doctor/appointments.page.tsx'),
      route('doctor/video-call/:code?', 'dashboards/doctor/video-call.page.tsx'),
      route('video-call/:code?', 'dashboards/doctor/video-call-entry.page.tsx'),
      route('doctor/calendar', 'dashboards/doctor/calendar.page.tsx'),
      route('hospital', 'dashboards/hospital/overview.page.tsx'),
      route('hospital/appointments/:status?/:id?', 'dashboards/hospital/appointments.page.tsx'),
      route('admin/appointments/:status?/:id?', 'dashboards/admin/appointments.page.tsx'),
      route('admin/reviews', 'dashboards/admin/reviews.page.tsx'),
      route('admin/reviews/:kind/:id', 'dashboards/admin/provider-reviews.page.tsx'),
      ...['laboratory', 'pharmacy', 'admin'].map((kind) =>
        route(kind, 'dashboards/landing.page.tsx', { id: `${kind}/landing` }),
      ),
      ...['doctor', 'hospital', 'laboratory', 'pharmacy'].flatMap((kind) => [
        route(`${kind}/wallet`, 'dashboards/wallet.page.tsx', { id: `${kind}/wallet` }),
        route(`${kind}/reviews`, 'dashboards/reviews.page.tsx', { id: `${kind}/reviews` }),
      ]),
      route('messages/:type', 'dashboards/messages.page.tsx'),
      route('gallery', 'app/gallery/dashboard.page.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
