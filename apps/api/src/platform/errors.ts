import { type ErrorCode, errors } from '@ivuriro/contract/errors';

/** For programs: in how many seconds to try again, what it costs now, which sentence belongs to which field of the request. */
type ProblemDetails = { retryAfter?: number; amount?: number; fields?: Record<string, string> };

/** A failure that a person may read: thrown anywhere, told by one translator. */
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

/** `throw problem('slot_taken')`, or with a sentence that says it better here. */
export function problem(code: ErrorCode, ...sentences: string[]): Problem {
  return new Problem(code, sentences);
}

/**
 * Failures that pass without a change of ours: the connection was lost (08) or not let in after a new password (28), the server is
 * full, of connections, memory or its disk (53), it ends or begins (57P), it became a standby that refuses writes (25006), or
 * a statement took too long (57014, 25P03).
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
/** PostgreSQL's code for a prepared statement that gives other columns than before: a migration added one meanwhile. */
export const columnsChanged = '0A000';
const worthRetrying = new Set(['40001', '40P01', columnsChanged]);

export const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** The database cannot be reached, or took too long: the caller should try again later. */
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

/** Two transactions were in conflict, or a migration ran beside this one; the same one may succeed when repeated. */
export const isRetryable = (error: unknown): boolean => worthRetrying.has(codeOf(error) ?? '');
