import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const framework = /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/;
/** What every public page needs: one file travels faster and packs tighter than fifteen. */
const shell = [
  /src[\\/](root\.tsx|app[\\/](\w+\.tsx?$|public[\\/](?!AccountMenu)))/,
  /src[\\/]shared[\\/](i18n|session)[\\/]/,
  /src[\\/]shared[\\/]ui[\\/](Band|Button|Icon|icons|Logo|Notice|Picture|States|Toasts|cx|messages|notices)\./,
];

/** What most public pages need beside it, for the same reason. */
const parts =
  /src[\\/]shared[\\/](content|page-meta|api[\\/](call|request|send|envelope)|ui[\\/](Badge|Breadcrumb|Card|Facts|Rating|Skeleton|WeekWeave))\./;

export default defineConfig({
  // The plugin takes the loaders out of route modules, which unit tests need in place.
  plugins: process.env.VITEST ? [] : [reactRouter()],
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
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './src/server.ts' } } },
  },
});
