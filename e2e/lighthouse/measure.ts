import { createServer, type AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export interface Measured {
  /** Scores from 0 to 100, by category. */
  scores: Record<string, number>;
  /** Audits that lower a score. */
  complaints: string[];
  /** Values on the phone that Lighthouse simulates, in milliseconds; layout shift has no unit. */
  metrics: { firstPaint: number; largestPaint: number; blocked: number; shifts: number };
}

/** Runs Lighthouse with phone settings in a browser that it reaches by this debugging port. */
export async function measure(addresses: string[], categories: Category[]): Promise<Measured[]> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox'],
  });
  try {
    const measured: Measured[] = [];
    for (const address of addresses) measured.push(await measureOne(address, port, categories));
    return measured;
  } finally {
    await browser.close();
  }
}

async function measureOne(address: string, port: number, onlyCategories: Category[], again = true): Promise<Measured> {
  const run = await lighthouse(address, { port, onlyCategories, output: 'json', logLevel: 'silent' });
  if (!run) throw new Error(`Lighthouse said nothing about ${address}.`);
  const { categories, audits, runtimeError } = run.lhr;
  // the browser's trace was incomplete, so Lighthouse measured nothing
  if (runtimeError?.code === 'NO_NAVSTART' && again) return measureOne(address, port, onlyCategories, false);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const scored = Object.values(categories).flatMap((category) => category.auditRefs.filter((ref) => ref.weight > 0));
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    complaints: scored
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < 1)
      .map(({ title }) => title),
    metrics: {
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shifts: value('cumulative-layout-shift'),
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
