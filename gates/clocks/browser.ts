import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { haveChromium } from '../../scripts/chromium.mjs';
import { buildWeb } from '../../scripts/web-build.mjs';
import type { Verdict } from '../prove.ts';
import { ended } from './tests.ts';

interface Suite {
  title: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

/** Runs the browser tests for phones, with browser and server in this time zone. */
export async function browser(zone: string): Promise<Verdict> {
  buildWeb();
  const folder = mkdtempSync(path.join(tmpdir(), 'ivuriro-gate-'));
  const report = path.join(folder, 'report.json');
  const env = {
    ...process.env,
    TZ: zone,
    E2E_ZONE: zone,
    CHROMIUM: await haveChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await ended('@playwright/test/cli.js', ['test', '--project=phone', '--reporter=json'], env);
  try {
    const { suites, errors } = JSON.parse(readFileSync(report, 'utf8')) as {
      suites: Suite[];
      errors: { message: string }[];
    };
    const specs = suites.flatMap((suite) => specsOf(suite));
    return {
      passed: specs.filter(({ ok }) => ok).length,
      wrong: [...errors.map(({ message }) => message), ...specs.filter(({ ok }) => !ok).map(({ title }) => title)],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const specsOf = ({ title, suites = [], specs = [] }: Suite): { title: string; ok: boolean }[] => [
  ...specs.map((one) => ({ ...one, title: `${title} › ${one.title}` })),
  ...suites.flatMap((suite) => specsOf(suite)),
];
