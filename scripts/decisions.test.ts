import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// Checks that every decision record is in the index, and that all links lead to an existing file and heading.
const folder = path.resolve(import.meta.dirname, '../docs/decisions');
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const records = readdirSync(folder).filter((file) => file !== 'README.md');
const linksOf = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);

/** Returns the anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

const isThere = (link: string) => {
  const [file, anchor] = link.split('#') as [string, string?];
  if (!existsSync(path.join(folder, file))) return false;
  const headings = anchor ? [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading!)) : [];
  return !anchor || headings.includes(anchor);
};

describe.each(records)('the decision record %s', (file) => {
  const text = textOf(file);

  it('has a number, a plain title, a status, a date and three parts', () => {
    expect(file).toMatch(/^\d{3}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(new RegExp(`^# ${file.slice(0, 3)} .+\n`));
    expect(text).toMatch(/^- \*\*Status:\*\* (accepted|superseded by )/m);
    expect(text).toMatch(/^- \*\*Date:\*\* \d{4}-\d{2}-\d{2}$/m);
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(['Context', 'Decision', 'Consequences']);
  });

  it('has exactly one line in the index', () => {
    expect(linksOf(textOf('README.md')).filter((link) => link === file)).toHaveLength(1);
  });
});

it.each(['README.md', '../performance.md', ...records])(
  'every link in %s leads to an existing file and heading',
  (file) => {
    const links = linksOf(textOf(file)).filter((link) => !link.startsWith('http'));
    const from = path.dirname(file);
    expect(links.filter((link) => !isThere(path.join(from, link)))).toEqual([]);
  },
);

/** Returns the decision records to which the status of a record links after this phrase. */
const named = (file: string, words: string): string[] => {
  const [status] = textOf(file).replace(/\s+/g, ' ').split('- **Date:**') as [string];
  const list = status.split(`${words} `)[1]?.split(';')[0] ?? '';
  return linksOf(list);
};

it.each([
  ['amended by', 'amends'],
  ['superseded by', 'supersedes'],
])(
  'the status of a decision record says "%s" another record exactly when the status of that record says "%s"',
  (older, newer) => {
    const pairs = (word: string) => records.flatMap((file) => named(file, word).map((other) => [file, other] as const));
    const said = pairs(older).map(([file, other]) => `${file} ${other}`);
    const answered = pairs(newer).map(([file, other]) => `${other} ${file}`);
    expect(said.toSorted()).toEqual(answered.toSorted());
    expect(said.length).toBeGreaterThan(0);
  },
);

it('no two decision records have the same number', () => {
  expect(new Set(records.map((file) => file.slice(0, 3))).size).toBe(records.length);
});
