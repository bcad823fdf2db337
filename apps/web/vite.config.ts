import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const reactRouterFile = /node_modules[\\/]react-router[\\/]/;
const framework =
  /node_modules[\\/](preact|react-router)[\\/]|src[\\/](react|route-module)\.ts$|lib[\\/]load-document\.ts$/;
/** Modules of every public page, in one chunk: one file travels faster and compresses better than fifteen. */
const shell = [
  /src[\\/](root\.tsx|app[\\/]((?!ConsentBanner)\w+\.tsx?$|public[\\/](?!AccountMenu|dialogs|for-patient)))/,
  /src[\\/](lib[\\/](language[\\/]|session[\\/](?!read-as-patient))|domain[\\/]account[\\/]PatientOnly\.)/,
  /src[\\/]ui[\\/](Band|Banner|Button|Dialog|DialogFrame|Failed|Icon|icons|lazy-dialog|Logo|Picture|Skeleton|States|Toasts|cx|texts|toasts|use-modal)\./,
];

/** Further modules of most public pages, in one chunk for the same reason. */
const parts =
  /src[\\/](domain[\\/](content[\\/]use-content|availability[\\/](WeekWeave|texts)|reviews[\\/](Rating|rating-texts))|lib[\\/](page-meta|hooks[\\/]use-now|api[\\/](call|request|send|envelope))|ui[\\/](Badge|Breadcrumb|Card|Facts|RichText))\./;

/** Modules that lists of places, lists of offerings and the pages of one place share. */
const place = /src[\\/](domain[\\/](places[\\/](OpenBadge|OpenNow|PlaceTabs|place|texts)|insurances[\\/])|ui[\\/]Tabs)/;

/** Modules that the pages of one doctor and of one place share. */
const details =
  /src[\\/](ui[\\/](NameList|DetailPage|map[\\/](PlaceMap|zoom))|domain[\\/](opening-hours[\\/]OpeningHours|reviews[\\/](Reviews|ReviewContent|reviewed-provider)))|contract[\\/]src[\\/]shown-phone/;

/** Modules of a doctor's card with the next slot, and of the calendar with the slot that the patient holds. */
const doctorCard = /src[\\/]domain[\\/]doctors[\\/](DoctorCard|NextFreeSlot|next-free-slot)\./;
const calendar = /src[\\/]domain[\\/]availability[\\/](CalendarStrip|own-hold)\./;
/** The parts of every form, for the same reason as the sockets. */
const form = /src[\\/]ui[\\/](Field|FieldError|focus-invalid-field|form-texts|use-form-submit)\./;
/** Modules that are always loaded together: the list of chunks in the shell names them once. */
const statuses = /src[\\/]domain[\\/]statuses[\\/](StatusBadge|texts)\./;
const hold = /src[\\/]domain[\\/]payment[\\/](attempt|HoldCountdown|hold-texts)\./;
const chips = /src[\\/]ui[\\/](ChipInput|RemovableChip)\./;
/** Distances, which every list of doctors and places shows, in one chunk for the same reason. */
const near = /src[\\/]domain[\\/]near[\\/]/;
/** The sockets of signed-in people and of waiting-room screens, for the same reason. */
const sockets = /src[\\/]lib[\\/]sockets[\\/]/;

/** Replaces React by Preact, in our code and in every package: 49 kB instead of 108 (docs/decisions/014). */
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

/** Replaces react-router's handling of a page whose code is missing (src/route-module.ts). */
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

/** React's hot replacement does not work with Preact: a change reloads the page. */
const wholeReload: Plugin = {
  name: 'whole-reload',
  hotUpdate() {
    if (this.environment.name !== 'client') return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/** Builds the service worker: one file at the root of the site, with a constant name. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  buildStart() {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'chunk', id: '/src/service-worker.ts', fileName: 'sw.js' });
  },
};

export default defineConfig({
  // unit tests use no plugin, because react-router's removes the loaders from route modules, and tests call them
  plugins: process.env.VITEST ? [] : [reactRouter(), routeModule, wholeReload, serviceWorker],
  resolve: { alias: preact, dedupe: ['preact'] },
  // bundles every package for the server too: one outside the bundle would import the real React and not Preact
  ssr: { noExternal: true },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // seven letters instead of eight, the fewest that the bundler takes: the shell names some 130 files, and
            // hashes do not compress
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: (id: string) => shell.some((part) => part.test(id)) },
                { name: 'parts', test: parts },
                { name: 'place', test: place },
                { name: 'details', test: details },
                { name: 'doctor-card', test: doctorCard },
                { name: 'calendar', test: calendar },
                { name: 'form', test: form },
                { name: 'statuses', test: statuses },
                { name: 'chips', test: chips },
                { name: 'hold', test: hold },
                { name: 'near', test: near },
                { name: 'sockets', test: sockets },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});
