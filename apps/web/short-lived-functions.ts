import { parseAst, type Plugin } from 'vite';

/**
 * A function that is written where a property gets its value (`drawn.told = () => …`) is made by V8 in the old part of its
 * memory: until the next great collection it keeps what it knows, of a page all that was drawn (docs/decisions/038). As
 * `(0, () => …)` it is made among the young, and goes with them.
 */
export const shortLivedFunctions: Plugin = {
  name: 'short-lived-functions',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // last of all: whoever shortens code takes the comma for nothing
  generateBundle(_, bundle) {
    for (const made of Object.values(bundle)) if (made.type === 'chunk') made.code = wrapPropertyFunctions(made.code);
  },
};

/** The same program, with each such function behind a comma. */
export function wrapPropertyFunctions(code: string): string {
  const marks = functionsOfProperties(parseAst(code) as unknown as Part).flatMap(({ start, end }) => [
    { at: start, text: '(0, ' },
    { at: end, text: ')' },
  ]);
  let young = '';
  let done = 0;
  for (const { at, text } of marks.toSorted((a, b) => a.at - b.at)) {
    young += code.slice(done, at) + text;
    done = at;
  }
  return young + code.slice(done);
}

/** A part of a program: what it is, where it stands, and its own parts under their names. */
type Part = { type: string; start: number; end: number } & Record<string, unknown>;

function functionsOfProperties(part: Part): Part[] {
  const { type, left, right } = part as Part & { left?: Part; right?: Part };
  const parts = Object.values(part).flat().filter(isPart);
  const within = parts.flatMap(functionsOfProperties);
  const isWritten = type === 'AssignmentExpression' && left?.type === 'MemberExpression' && functions.test(right!.type);
  return isWritten ? [right!, ...within] : within;
}

const functions = /^(Arrow)?FunctionExpression$/;
const isPart = (value: unknown): value is Part => typeof (value as Part | null)?.type === 'string';
