import * as z from 'zod';
import { Problem } from '../errors.ts';

/** Sets our error messages for failed zod checks that have none of their own in the contract. */
export function speakPlainly(): void {
  z.config({ customError: (issue) => sentence(issue) });
}

function sentence(issue: z.core.$ZodRawIssue): string | undefined {
  const field = String(issue.path?.findLast((part) => typeof part === 'string') ?? 'value').replaceAll('_', ' ');
  const Field = field[0]?.toUpperCase() + field.slice(1);
  if (issue.input === undefined || issue.input === '') return `${Field} is missing.`;
  if (issue.code === 'unrecognized_keys') return `We do not know the field ${issue.keys.join(', ')}.`;
  if (issue.code === 'too_big')
    return typeof issue.maximum === 'number' && issue.origin === 'string'
      ? `${Field} may have at most ${issue.maximum} characters.`
      : `${Field} is too large.`;
  if (issue.code === 'too_small') return `${Field} is too short or too small.`;
  return `${Field} is not right.`;
}

/**
 * A problem with one error message for each failed check. A request whose only fault is unknown fields has an error
 * code of its own.
 */
export function problemOf(error: z.ZodError): Problem {
  const sentences = [...new Set(error.issues.flatMap(sentencesOf))];
  const unknown = error.issues.length > 0 && error.issues.every((issue) => issue.code === 'unrecognized_keys');
  return new Problem(unknown ? 'unknown_field' : 'validation_failed', sentences, { fields: fieldsOf(error) });
}

/**
 * The first error message for each field of the request, by the field's name: `period.from` for a field within another
 * one, and the name of the list for an item of a list.
 */
function fieldsOf({ issues }: z.ZodError): Record<string, string> {
  const spoken = issues.flatMap((issue) => {
    const list = issue.path.findIndex((part) => typeof part !== 'string');
    const field = issue.path.slice(0, list < 0 ? undefined : list).join('.');
    const [says] = sentencesOf(issue);
    return field && says ? [[field, says] as const] : [];
  });
  return Object.fromEntries(spoken.toReversed());
}

// The error messages of a failed check. For a union they are those of the first branch that says more than that
// something is missing or wrong.
function sentencesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue.message];
  const spoken = issue.errors
    .map((branch) => branch.flatMap(sentencesOf))
    .find((messages) => messages.some((message) => !/is not right\.$|is missing\.$/.test(message)));
  return spoken ?? [issue.message];
}
