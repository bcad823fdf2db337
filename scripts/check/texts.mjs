// npm run check:texts: checks that the texts of a screen are in a texts.ts, so that they can be translated.
import { parseSync } from '@swc/core';
import { readdirSync, readFileSync } from 'node:fs';
import { at } from '../install.mjs';

const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
/** Texts that are the same in every language: the name of the product, and examples of an e-mail address. */
const SAME_EVERYWHERE = /^(Ivuriro|\w+@example\.com)$/;
// leaves out the gallery, which shows components to engineers
const files = readdirSync(at('apps/web/src'), { recursive: true })
  .map((file) => `apps/web/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|\/gallery\//.test(file));
const said = files.flatMap((file) =>
  textsIn(parseSync(readFileSync(at(file), 'utf8'), { syntax: 'typescript', tsx: true }).body)
    .filter((text) => /\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.test(text))
    .map((text) => `${file} says "${text}": move it to texts.ts`),
);
for (const line of said) console.log(line);
console.log(`${files.length} components, ${said.length} texts outside of texts.ts`);
process.exitCode = said.length > 0 ? 1 : 0;

function textsIn(node) {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'JSXText') return [node.value.trim()];
  if (node.type === 'JSXAttribute' && node.value?.type === 'StringLiteral')
    return SPOKEN.has(node.name.value) ? [node.value.value] : [];
  return Object.values(node).flatMap(textsIn);
}
