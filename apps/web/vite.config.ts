import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // The plugin takes the loaders out of route modules, which unit tests need in place.
  plugins: process.env.VITEST ? [] : [reactRouter()],
  environments: { ssr: { build: { rollupOptions: { input: './src/server.ts' } } } },
});
