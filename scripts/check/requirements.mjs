// npm run check:requirements: checks that each row of docs/requirements has a unique id and names tests that exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { at } from '../install.mjs';

const LETTERS = { patient: 'P', providers: 'V', admin: 'A', trust: 'T', beyond: 'B' };
const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
// matches the title of a test: the first string of a call or of a row of it.each: '(' or '[', a string, ','
const TITLE = /[([]\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/gs;
const PLACEHOLDER = /\$\{[^}]*\}|%[sdij]|\$\w+(?:\.\w+)*|…/g;
const titlesOf = new Map();
const wrong = [];
const ids = new Set();

for (const [name, letter] of Object.entries(LETTERS)) {
  const file = `docs/requirements/${name}.md`;
  for (const [index, line] of readFileSync(at(file), 'utf8').split('\n').entries()) {
    if (!line.startsWith('|') || /^\| (id |-)/.test(line)) continue;
    for (const fault of faultsOf(line, letter)) wrong.push(`${file}:${index + 1}: ${fault}`);
  }
}
for (const file of markdown()) {
  for (const [id] of readFileSync(at(file), 'utf8').matchAll(/\b[PVATB]-\d+\b/g))
    if (!ids.has(id)) wrong.push(`${file}: ${id} is no requirement`);
}
for (const line of wrong) console.log(line);
console.log(`${ids.size} requirements, ${wrong.length} faults`);
process.exitCode = wrong.length > 0 ? 1 : 0;

function faultsOf(line, letter) {
  const [, id, text, tests, ...rest] = line
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
  if (!new RegExp(`^${letter}-[1-9]\\d*$`).test(id)) return [`"${id}" is no id: ${letter}- and a number`];
  if (ids.has(id)) return [`${id} stands twice`];
  ids.add(id);
  if (!text || rest.length !== 1) return [`${id} needs three columns: id, requirement, test`];
  if (!tests) return [`${id} has no test`];
  return missingOf(tests).map((test) => `${id} names a test that does not exist: ${test}`);
}

/**
 * Splits a cell such as 'file › part › test; another test of that file; npm run gate:x, which part of it', and returns
 * the tests that do not exist.
 */
function missingOf(tests) {
  let file;
  const exists = (test) => {
    const script = /^npm run ([\w:]+)/.exec(test)?.[1];
    if (script) return script in scripts;
    const parts = test.split(' › ');
    if (existsSync(at(parts[0]))) file = parts.shift();
    return file !== undefined && parts.every((part) => titles(file).some((title) => same(part, title)));
  };
  const missing = [];
  for (let named = tests.split('; '); named.length > 0;) {
    // a title may contain a semicolon
    const whole = named.findIndex((_, last) => exists(named.slice(0, last + 1).join('; ')));
    if (whole < 0) missing.push(named[0]);
    named = named.slice(Math.max(whole, 0) + 1);
  }
  return missing;
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

/**
 * Whether this title belongs to a test that a requirement names: '…' in the name, and '${kind}' or '%s' in the title,
 * stand for any text.
 */
function same(named, title) {
  return named === title || fits(named, title, '…') || fits(title, named, PLACEHOLDER);
}

function fits(pattern, text, placeholder) {
  const parts = pattern.split(placeholder).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  // a title that consists only of placeholders would match every name
  return /\w/.test(parts.join('')) && new RegExp(`^${parts.join('.*')}$`, 's').test(text);
}

function markdown() {
  const folders = ['docs', 'docs/decisions', 'docs/requirements', '.'];
  return folders.flatMap((folder) =>
    readdirSync(at(folder)).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
  );
}
