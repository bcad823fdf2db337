// npm run check:words: checks that names of files and the names that they declare use the words of docs/glossary.md.
// Names of fields are not checked, because they are sent over the wire or are names in SQL.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { at } from '../install.mjs';

/** The folders whose names are checked. */
const FOLDERS = [
  'apps/api/src',
  'apps/web/src',
  ...['contract', 'embedded-postgres', 'illustrations'].map((name) => `packages/${name}/src`),
  'gates',
  'bench',
  'ops',
  'e2e',
  'scripts',
];

/** Words that no name may contain, each with its replacement in the glossary. */
const WORDS = {
  acquaintance: 'contact',
  admission: 'load shedding',
  alone: 'advisory lock',
  bones: 'skeleton',
  crowd: 'scenario',
  diary: 'availability',
  door: 'mount',
  forget: 'erase, delete old, invalidate',
  forgetting: 'retention, erasure',
  forgiven: 'typo tolerance',
  forgotten: 'deleted, invalidated',
  goods: 'offering, order line',
  market: 'scenario',
  notice: 'notification',
  offer: 'offering (what a laboratory or pharmacy sells), slot (of a doctor)',
  orphan: 'stale job, orphaned file',
  outlook: 'availability summary',
  patience: 'timeout, backoff, queue wait',
  prescribed: 'prescription, prescription line',
  planted: 'seeded',
  reckoning: 'reconciliation',
  remember: 'cache, store',
  remembered: 'cached, stored',
  seat: 'provider context, party (of a meeting)',
  stage: 'fixture, scenario',
  slips: 'edit distance',
  stray: 'orphaned file',
  stretch: 'interval',
  taking: 'slot claim',
  unfolding: 'decompression limit',
  till: 'scenario',
  visit: 'appointment (booked), page view (analytics)',
  wanted: 'requested, filter',
  world: 'fixture, scenario',
};
/** Participles that are refused as names of types, because a type is named after the thing that it contains. */
const PARTICIPLES =
  `Acknowledged Answered Asked Begun Called Changing Checked Chosen Counted Deciding Found Given Heard Held Joined
  Joining Kept Known Listed Made Marked Matched Opened Ordered Recognised Repeated Requested Said Saving Searched Sent Shown
  Spoken Standing Taken Told Wanted Written`.split(/\s+/);
/** Words in -ing that are nouns of the field and are therefore allowed as file names. */
const NOUNS = [
  'booking',
  'geocoding',
  'listing',
  'meeting',
  'messaging',
  'paging',
  'rating',
  'scheduling',
  'signalling',
];
/** Forbidden words that are allowed under a path, each with the reason. */
const EXCEPTIONS = [
  {
    word: 'offer',
    under: 'apps/api/src/modules/meetings',
    why: 'WebRTC calls the first description of a call an offer',
  },
  { word: 'offer', under: 'apps/web/src/features/meetings', why: 'the same' },
  { word: 'offer', under: 'packages/contract/src/meetings.ts', why: 'the same' },
  { word: 'offer', under: 'packages/contract/src/meeting-events.ts', why: 'the same' },
  { word: 'door', under: 'packages/illustrations/src', why: 'a drawn building has one' },
  { word: 'hospital', under: 'apps/web/src/ui/icons.ts', why: 'an icon is named after what it draws' },
  { word: 'wallet', under: 'apps/web/src/ui/dialog-icons.ts', why: 'the same' },
];

const BUSINESS =
  `appointment booking calendar catalogue clinic commission consultation disease dispense doctor drug hospital insurance
  insurer laboratory medical medicine offering patient payout pharmacy physician prescription review slot speciality
  symptom wallet`.split(/\s+/);
/**
 * Folders with code that would serve any business, in which no word of this business may occur, except in tests. The
 * component kit may name calendars, and catalogues of texts.
 */
const NEUTRAL = [
  { folder: 'apps/api/src/platform/', name: 'the platform', allowed: [] },
  { folder: 'apps/web/src/ui/', name: 'the component kit', allowed: ['calendar', 'catalogue'] },
];
/**
 * Matches the patient of an entry in the audit log. These names are the only words of this business that the platform
 * may use.
 */
const AUDITED = /\b(?:line|what)\.patient(?:_id|Id)\b|\bpatient(?:_id|Id)\??:/g;

const problems = [];
const only = process.argv.slice(2);
const files = only.length > 0 ? only : FOLDERS.flatMap((folder) => filesOf(folder));
for (const file of files.map((name) => name.replaceAll('\\', '/')).filter((name) => !isLeftOut(name))) {
  const name = path.basename(file).replace(/(\.\w+)*\.(m?tsx?|mjs)$/, '');
  report(file, `file name ${name}`, wordsIn(name), file);
  if (/^[a-z]+ing$/.test(name) && !NOUNS.includes(name))
    problems.push(`${file}: a file is a noun or verb-noun, not ${name}`);
  const { program } = parseSync(file, readFileSync(path.resolve(at(), file), 'utf8'));
  const neutral = NEUTRAL.find(({ folder }) => file.includes(folder));
  if (neutral && !/\.test\.tsx?$/.test(file)) reportBusiness(file, neutral);
  walk(program, (node) => {
    for (const declared of namesOf(node)) report(file, declared, wordsIn(declared), file);
    if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type) && PARTICIPLES.includes(node.id.name))
      problems.push(`${file}: a type is the thing that it holds, not ${node.id.name}`);
  });
}
for (const line of new Set(problems)) console.log(line);
console.log(`${files.length} files, ${problems.length} names that are not in the words of docs/glossary.md`);
process.exitCode = problems.length > 0 ? 1 : 0;

function isLeftOut(file) {
  // types.ts is generated from the schema of the database
  return file.endsWith('platform/db/types.ts');
}

function wordsIn(name) {
  return name.split(/[-_.$]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/).map((word) => word.toLowerCase());
}

function report(file, name, words) {
  for (const word of words) {
    const known = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y'), word.replace(/es$/, '')].find((form) =>
      Object.hasOwn(WORDS, form),
    );
    if (!known || isException(known, file)) continue;
    problems.push(`${file}: ${name}: not ${word}, but ${WORDS[known]}`);
  }
}

function isException(word, file) {
  return EXCEPTIONS.some((one) => one.word === word && file.startsWith(one.under));
}

function reportBusiness(file, { name, allowed }) {
  const refused = BUSINESS.filter((word) => !allowed.includes(word) && !isException(word, file));
  const text = readFileSync(path.resolve(at(), file), 'utf8');
  for (const [index, line] of text.replaceAll(AUDITED, '').split('\n').entries())
    for (const word of wordsIn(line.replaceAll(/[^A-Za-z]+/g, '_')))
      if (refused.includes(word) || refused.includes(word.replace(/s$/, '').replace(/ie$/, 'y')))
        problems.push(`${file}:${index + 1}: ${name} knows nothing of ${word}`);
}

/** Returns the names that a node declares: of variables, parameters, functions, classes, types and renamed imports. */
function namesOf(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      return bound(node.id);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...bound(node.id), ...node.params.flatMap(bound)];
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return bound(node.id);
    case 'ImportSpecifier':
      return node.local.name === node.imported.name ? [] : [node.local.name];
    default:
      return [];
  }
}

/** Returns the names that a pattern declares; in `{ field }` the name of the field is not checked. */
function bound(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => (one.shorthand ? [] : bound(one.value ?? one.argument)));
    case 'ArrayPattern':
      return pattern.elements.flatMap(bound);
    case 'AssignmentPattern':
      return bound(pattern.left);
    case 'RestElement':
      return bound(pattern.argument);
    default:
      return [];
  }
}

function walk(node, act) {
  if (Array.isArray(node)) for (const one of node) walk(one, act);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') act(node);
    for (const [key, value] of Object.entries(node))
      if (key !== 'parent' && value && typeof value === 'object') walk(value, act);
  }
}

function filesOf(folder) {
  const names = readdirSync(at(folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.m?tsx?$|\.mjs$/.test(name)).map((name) => `${folder}/${name}`);
}
