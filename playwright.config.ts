import { defineConfig } from '@playwright/test';
import { address, port } from './e2e/steps/address.ts';
import { relayEnv } from './e2e/steps/relay.ts';

const flags = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // a camera and a microphone that draw and hum by themselves, slowly because pictures take time to encode, and calls
  // on this machine alone
  '--use-fake-device-for-media-stream=fps=5',
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
];

/**
 * Journeys in a real browser, on the product with its demo, as a phone and as a desktop. A file is named after the one
 * where its people are, `x.phone.spec.ts` or `x.desktop.spec.ts`; without that it runs as both. Screens are checked for
 * accessibility at both widths in each. The whole suite runs the two at once, so what they leave behind has separate
 * folders. What went wrong in one is seen step by step with `--trace on`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 1,
  // the longest, which look at many screens, take 40 s alone and 90 on a busy machine
  timeout: 150_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: address,
    // only the journeys without a connection meet the worker: it answers before a route of a test could
    serviceWorkers: 'block',
    timezoneId: process.env.E2E_ZONE ?? 'Africa/Kigali',
    locale: 'en-GB',
    // drawing what moves costs a seventh of the time, and no journey is about it
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    launchOptions: { executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: flags },
  },
  projects: [
    {
      name: 'phone',
      outputDir: 'test-results/phone',
      testIgnore: '*.desktop.spec.ts',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      outputDir: 'test-results/desktop',
      testIgnore: '*.phone.spec.ts',
      use: { viewport: { width: 1280, height: 820 } },
    },
  ],
  webServer: {
    command: 'node scripts/run.mjs e2e/serve.ts',
    url: `${address}/readyz`,
    env: { PORT: String(port), NODE_ENV: 'production', ...relayEnv },
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
