// npm run check:rows: every row of docs/rows names a test that is there.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { at } from '../install.mjs';

// what a call begins with: '(' a text ','
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;
const HOLE = /\$\{[^}]*\}|%[sdj]|\$\w+(?:\.\w+)*|…/g;
const titlesOf = new Map();
const missing = [];
let rows = 0;

for (const page of readdirSync(at('docs/rows'))) {
  for (const line of readFileSync(at('docs/rows', page), 'utf8').split('\n')) {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    // a heading has no '›'
    if (!cells[3]?.includes(' › ')) continue;
    rows++;
    for (const unknown of unknownIn(cells[3])) missing.push(`docs/rows/${page}: ${cells[2]}: ${unknown}`);
  }
}
for (const line of missing) console.log(line);
console.log(`${rows} rows, ${missing.length} of a test that is not there`);
process.exitCode = missing.length > 0 ? 1 : 0;

/** 'file › part › test; another of the same file; other-file › test': those of them that are not there. */
function unknownIn(tests) {
  let file;
  const isThere = (one) => {
    const parts = one.split(' › ');
    if (existsSync(at(parts[0]))) file = parts.shift();
    return file !== undefined && parts.every((part) => titles(file).some((title) => same(part, title)));
  };
  const unknown = [];
  for (let named = tests.split('; '); named.length > 0;) {
    // a title may have a semicolon of its own
    const whole = named.findIndex((_, last) => isThere(named.slice(0, last + 1).join('; ')));
    if (whole < 0) unknown.push(named[0]);
    named = named.slice(Math.max(whole, 0) + 1);
  }
  return unknown;
}

function titles(file) {
  if (!titlesOf.has(file)) {
    const source = readFileSync(at(file), 'utf8');
    titlesOf.set(
      file,
      [...source.matchAll(TITLE)].map(([, , title]) => title.replaceAll(/\\(.)/g, '$1')),
    );
  }
  return titlesOf.get(file);
}

/** A hole in one of the two may be anything in the other: '…' in a row, '${kind}' in a title. */
function same(named, title) {
  return named === title || fits(named, title) || fits(title, named);
}

function fits(pattern, text) {
  const parts = pattern.split(HOLE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}
