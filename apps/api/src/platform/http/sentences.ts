import * as z from 'zod';
import { Problem } from '../errors.ts';

/** Sets our error messages for zod checks for which the contract has no message of its own. */
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
 * Converts failed checks to a problem with an error message for each of them. When unknown fields are the only fault,
 * the problem has the error code `unknown_field`.
 */
export function problemOf(error: z.ZodError): Problem {
  const sentences = [...new Set(error.issues.flatMap(sentencesOf))];
  const unknown = error.issues.length > 0 && error.issues.every((issue) => issue.code === 'unrecognized_keys');
  return new Problem(unknown ? 'unknown_field' : 'validation_failed', sentences, { fields: fieldsOf(error) });
}

/**
 * For each field of the request, the first error message about it. The key is the name of the field, with a nested
 * field written as `period.from`; an error in an item of a list has the name of the list as its key.
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

// The error messages of a failed check. When no branch of a union fits, they are the messages of the first branch that
// says more than that a value is missing or not right.
function sentencesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue.message];
  const spoken = issue.errors
    .map((branch) => branch.flatMap(sentencesOf))
    .find((messages) => messages.some((message) => !/is not right\.$|is missing\.$/.test(message)));
  return spoken ?? [issue.message];
}
