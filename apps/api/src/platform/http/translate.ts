import { errors } from '@ivuriro/contract/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { codeOf, isUnavailable, Problem, problem } from '../errors.ts';
import { unkeepable } from './body.ts';
import { problemOf } from './sentences.ts';

/** The one place where a failure becomes a reply. Nothing of the inside leaves: no stack, no SQL, no other person's data. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = problemFor(error);
  if (told.status >= 500) request.log.error({ err: error }, told.code);
  if (told.code === 'unavailable' || told.code === 'slow_down')
    reply.header('retry-after', String(told.retryAfter ?? 2));
  return reply
    .code(told.status)
    .header('cache-control', 'no-store')
    .send({ message: told.message, code: told.code, errors: told.sentences, request_id: request.id });
}

export function problemFor(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof z.ZodError) return problemOf(error);
  if (isUnavailable(error)) return problem('unavailable');
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('too_large');
    // a NUL in a query or path, a year that no calendar has
    case '22021':
    case '22008':
      return problem('validation_failed', unkeepable);
  }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 429) return problem('slow_down');
  return status >= 400 && status < 500 ? problem('malformed') : problem('internal');
}

export const notFoundBody = (requestId: string) => ({
  message: errors.not_found[1],
  code: 'not_found',
  errors: [errors.not_found[1]],
  request_id: requestId,
});
