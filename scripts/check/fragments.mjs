// npm run check:fragments: a module should read another module's data by calling a function. A module may export SQL
// only where a join is worth it; the table of ARCHITECTURE.md lists all such exports.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { at } from '../install.mjs';

const root = process.argv[2] ?? at();
const modules = path.join(root, 'apps/api/src/modules');
/**
 * Three patterns that match types of SQL fragments, SQL text, and the names of functions that execute SQL. The result
 * of such a function is no fragment.
 */
const SQL_TYPE = /\b(RawBuilder|Expression|AliasedExpression|SelectQueryBuilder)\b/;
const SQL_TEXT = /(^|[\s(])(select|exists|join|where|order by)\b|\w\.\w+ (=|is|<>|<=?|>=?) /;
const READS = /^(composed|execute\w*|query|pipeline|transact|deleteBatch|deleteOldest|updateRows)$/;

const listed = listedInArchitecture();
const exported = readdirSync(modules)
  .flatMap((module) => fragmentsOf(module).map((name) => `${module}.${name}`))
  .toSorted();
const problems = [
  ...exported
    .filter((one) => !listed.includes(one))
    .map(
      (one) => `${one} is a piece of SQL: export a function that reads, or say in ARCHITECTURE.md why a join needs it`,
    ),
  ...listed
    .filter((one) => !exported.includes(one))
    .map((one) => `ARCHITECTURE.md lists ${one}, which no module exports`),
];
for (const line of problems) console.log(line);
console.log(
  `${exported.length} pieces of SQL leave their modules, ${listed.length} are in the table of ARCHITECTURE.md`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Returns the exports that the table of ARCHITECTURE.md lists: each row of it begins with | `module.name` |. */
function listedInArchitecture() {
  const text = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
  return [...text.matchAll(/^\| `([a-z]+\.\w+)` /gm)].map(([, name]) => name).toSorted();
}

/** Returns the names that the module's index.ts exports and whose declarations are SQL. */
function fragmentsOf(module) {
  const index = path.join(modules, module, 'index.ts');
  if (!existsSync(index)) return [];
  return parse(index)
    .body.filter((node) => node.type === 'ExportNamedDeclaration' && node.source && node.exportKind !== 'type')
    .flatMap((node) => {
      const declared = declarationsOf(path.join(path.dirname(index), node.source.value));
      return node.specifiers
        .filter((one) => one.exportKind !== 'type' && isFragment(declared.get(one.local.name)))
        .map((one) => one.exported.name);
    });
}

function declarationsOf(file) {
  const declared = new Map();
  for (const { type, declaration } of parse(file).body) {
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    if (declaration.type === 'FunctionDeclaration') declared.set(declaration.id.name, declaration);
    for (const one of declaration.declarations ?? []) declared.set(one.id.name, one.init);
  }
  return declared;
}

function isFragment(node) {
  if (!node || node.async) return false;
  const text = node.text;
  const returned = node.returnType ? text.slice(node.returnType.start, node.returnType.end) : '';
  if (SQL_TYPE.test(returned)) return true;
  if (/\bPromise\b/.test(returned)) return false;
  let [isSql, reads] = [false, false];
  walk(node.type.endsWith('FunctionExpression') || node.type === 'FunctionDeclaration' ? node.body : node, (inner) => {
    if (inner.type === 'TaggedTemplateExpression' && /^sql\b/.test(text.slice(inner.tag.start, inner.tag.end)))
      isSql = true;
    if (inner.type === 'TemplateElement' && SQL_TEXT.test(inner.value.raw)) isSql = true;
    if (inner.type === 'Literal' && typeof inner.value === 'string' && SQL_TEXT.test(inner.value)) isSql = true;
    if (inner.type !== 'CallExpression') return;
    const called = inner.callee.property?.name ?? inner.callee.name ?? '';
    if (called === 'selectFrom') isSql = true;
    if (READS.test(called)) reads = true;
  });
  return isSql && !reads;
}

function parse(file) {
  const text = readFileSync(file, 'utf8');
  const { program } = parseSync(file, text);
  walk(program, (node) => Object.defineProperty(node, 'text', { value: text, enumerable: false }));
  return program;
}

function walk(node, see) {
  if (typeof node !== 'object' || node === null) return;
  if (typeof node.type === 'string') see(node);
  for (const inner of Object.values(node)) walk(inner, see);
}
