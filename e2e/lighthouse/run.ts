import { cpus } from 'node:os';
import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { address } from '../steps/address.ts';
import { startDemo } from '../steps/demo.ts';
import { everyPublicPage } from '../steps/public-pages.ts';
import { measure, type Measured } from './measure.ts';

const rounds = 3;
const least = 98;
const columns = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Starts the product with the demo, measures the public pages as a phone sees them, and writes docs/lighthouse.md. */
const product = await startDemo();
try {
  const pages = await everyPublicPage();
  const lines: string[] = [];
  let reached = true;
  for (const { name, path } of pages) {
    const runs = await measure(
      Array.from({ length: rounds }, () => address + path),
      [...columns],
    );
    const median = runs.toSorted((a, b) => a.scores.performance! - b.scores.performance!)[Math.floor(rounds / 2)]!;
    lines.push(lineOf(name, median));
    reached &&= columns.every((column) => median.scores[column]! >= least);
    for (const complaint of median.complaints) console.log(`${name}: ${complaint}`);
  }
  await write(lines);
  console.log(lines.join('\n'));
  process.exitCode = reached ? 0 : 1;
} finally {
  product.kill('SIGTERM');
}

function lineOf(name: string, { scores, metrics }: Measured): string {
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const { firstPaint, largestPaint, blocked, shifts } = metrics;
  return `| ${[
    name,
    ...columns.map((column) => scores[column]),
    seconds(firstPaint),
    seconds(largestPaint),
    `${Math.round(blocked)} ms`,
    shifts.toFixed(3),
  ].join(' | ')} |`;
}

async function write(lines: string[]): Promise<void> {
  const file = 'docs/lighthouse.md';
  const text = `# Lighthouse, as a phone

\`npm run lighthouse\` writes this: the median of ${rounds} runs a page, each in Lighthouse's slow 4G on a slowed processor, against the built product with its demo on the same machine (${cpus().length} × ${cpus()[0]!.model}). Every score has to reach ${least}; for the start, the doctors and a doctor \`npm test\` checks all but performance as well.

| page | performance | accessibility | best practices | SEO | first paint | largest paint | blocked | shifts |
|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
  writeFileSync(file, (await format(file, text, { printWidth: 120 })).code);
}
