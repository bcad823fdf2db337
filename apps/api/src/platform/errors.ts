import { type ErrorCode, errors } from '@ivuriro/contract/errors';

/**
 * Details for programs: the number of seconds after which to try again, the current price, or the error message for
 * each invalid field.
 */
type ProblemDetails = { retryAfter?: number; amount?: number; fields?: Record<string, string> };

/** A failure with a message for people. It may be thrown anywhere; one place converts it to a response. */
export class Problem extends Error {
  code: ErrorCode;
  status: number;
  sentences: string[];
  retryAfter: number | undefined;
  amount: number | undefined;
  fields: Record<string, string> | undefined;

  constructor(code: ErrorCode, sentences: string[], { retryAfter, amount, fields }: ProblemDetails = {}) {
    super(sentences[0] ?? errors[code][1]);
    this.code = code;
    this.status = errors[code][0];
    this.sentences = sentences.length ? sentences : [errors[code][1]];
    this.retryAfter = retryAfter;
    this.amount = amount;
    this.fields = fields;
  }
}

/**
 * Creates a failure: `throw problem('conflict')` uses the general message of the code; pass messages that fit the
 * situation better, if there are any.
 */
export function problem(code: ErrorCode, ...sentences: string[]): Problem {
  return new Problem(code, sentences);
}

/**
 * A failure that concerns one field of the form, with the general message of the code or one that fits the situation.
 */
export function fieldProblem(code: ErrorCode, field: string, sentence: string = errors[code][1]): Problem {
  return new Problem(code, [sentence], { fields: { [field]: sentence } });
}

/**
 * PostgreSQL errors that go away without a change of our code: the connection was lost (08) or refused after a change
 * of the password (28), the server is out of connections, memory or disk (53), stops or starts (57P), became a standby
 * that refuses writes (25006), or a statement took too long (57014, 25P03).
 */
const unavailable = /^(08\w{3}|28\w{3}|53\w{3}|57P\d\d|25006|57014|25P03|58030)$/;
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
]);
/** PostgreSQL's error code for a prepared statement whose columns changed because a migration added a column. */
export const columnsChanged = '0A000';
const worthRetrying = new Set(['40001', '40P01', columnsChanged]);

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** Whether the database cannot be reached or took too long, so that the caller should try again later. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (unavailable.test(code) || unreachable.has(code)) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed/.test(
      error.message,
    )
  );
}

/**
 * Whether the transaction failed because of a conflict with another one, or because a migration ran at the same time;
 * it may succeed when it is repeated.
 */
export const isRetryable = (error: unknown): boolean => worthRetrying.has(codeOf(error) ?? '');
