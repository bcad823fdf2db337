import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const reactRouterFile = /node_modules[\\/]react-router[\\/]/;
const framework =
  /node_modules[\\/](preact|react-router)[\\/]|src[\\/](react|route-module)\.ts$|lib[\\/]load-document\.ts$/;
/** What every public page needs: one file travels faster and packs tighter than fifteen. */
const shell = [
  /src[\\/](root\.tsx|app[\\/]((?!ConsentBanner)\w+\.tsx?$|public[\\/](?!AccountMenu)))/,
  /src[\\/](lib[\\/](language[\\/]|session[\\/](?!read-as-patient))|domain[\\/]account[\\/]PatientOnly\.)/,
  /src[\\/]ui[\\/](Band|Banner|Button|Icon|icons|Logo|Picture|States|Toasts|cx|texts|toasts)\./,
];

/** What most public pages need beside it, for the same reason. */
const parts =
  /src[\\/](domain[\\/](content[\\/]use-content|availability[\\/]WeekWeave)|lib[\\/](page-meta|api[\\/](call|request|send|envelope))|ui[\\/](Badge|Breadcrumb|Card|Facts|Rating|RichText|Skeleton))\./;

/** What lists of places and of what they sell share with the pages of one. */
const place = /src[\\/](domain[\\/](places[\\/](OpenNow|PlaceTabs|place|texts)|insurances[\\/])|ui[\\/]Tabs)/;

/** What pages of one doctor or place share. */
const details =
  /src[\\/](ui[\\/](NameList|DetailPage|map[\\/](PlaceMap|zoom))|domain[\\/](opening-hours[\\/]OpeningHours|reviews[\\/](Reviews|ReviewContent|reviewed-provider)))|contract[\\/]src[\\/]shown-phone/;

/** The card of a doctor with the next slot, and the calendar with the slot that the patient holds. */
const doctorCard = /src[\\/]domain[\\/]doctors[\\/](DoctorCard|NextFreeSlot|next-free-slot)\./;
const calendar = /src[\\/]domain[\\/]availability[\\/](CalendarStrip|own-hold)\./;

/** Preact in React's place, for us and for every package: 49 kB instead of 108 (docs/decisions/014). */
const preact = [
  { find: /^react$/, replacement: fileURLToPath(new URL('src/react.ts', import.meta.url)) },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  {
    find: /^use-sync-external-store\/shim\/(index|with-selector)\.js$/,
    replacement: fileURLToPath(new URL('src/external-store.ts', import.meta.url)),
  },
];

/** What react-router does when the code of a page is missing (src/route-module.ts). */
const routeModule: Plugin = {
  name: 'route-module',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith('/routeModules.js') && importer && reactRouterFile.test(importer))
      return fileURLToPath(new URL('src/route-module.ts', import.meta.url));
    return null;
  },
};

/** React's own hot replacement does not know Preact: a change loads the page again. */
const wholeReload: Plugin = {
  name: 'whole-reload',
  hotUpdate() {
    if (this.environment.name !== 'client') return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/** The service worker: one file at the root of the site, whatever its content. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'chunk', id: '/src/service-worker.ts', fileName: 'sw.js' });
  },
};

export default defineConfig({
  // The plugin takes the loaders out of route modules, which unit tests need in place.
  plugins: process.env.VITEST ? [] : [reactRouter(), routeModule, wholeReload, serviceWorker],
  resolve: { alias: preact, dedupe: ['preact'] },
  // a package that stayed outside would bring another React along
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: (id: string) => shell.some((part) => part.test(id)) },
                { name: 'parts', test: parts },
                { name: 'place', test: place },
                { name: 'details', test: details },
                { name: 'doctor-card', test: doctorCard },
                { name: 'calendar', test: calendar },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});
