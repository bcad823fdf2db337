import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { codeOf, isUnavailable, Problem, problem } from '../errors.ts';
import { newId } from '../ids.ts';
import { unkeepable } from './body.ts';
import { problemOf } from './sentences.ts';

/**
 * The one place that converts a failure to a response. Nothing internal is sent: no stack, no SQL, no data of others.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = problemFor(error);
  if (told.status >= 500) request.log.error({ err: error }, told.code);
  if (told.code === 'unavailable' || told.code === 'slow_down')
    reply.header('retry-after', String(told.retryAfter ?? 2));
  return reply.code(told.status).header('cache-control', 'no-store').send(bodyOf(told, request.id));
}

/**
 * Answers bytes that are not a valid request, such as a header of a megabyte, with the usual error body, and closes the
 * connection.
 */
export function answerUnread(error: { code?: string } & Error, socket: Socket): void {
  const told = problem(error.code === 'HPE_HEADER_OVERFLOW' ? 'too_large' : 'malformed');
  const body = JSON.stringify(bodyOf(told, newId()));
  if (socket.writable && error.code !== 'ECONNRESET')
    socket.write(
      `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
  socket.destroy();
}

const bodyOf = ({ message, code, sentences, amount, fields }: Problem, requestId: string) => ({
  message,
  code,
  errors: sentences,
  amount,
  fields,
  request_id: requestId,
});

export function problemFor(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof z.ZodError) return problemOf(error);
  if (isUnavailable(error)) return problem('unavailable');
  switch (codeOf(error)) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported_type');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('too_large');
    // PostgreSQL refused a NUL character in a query or path, or a date that it cannot store
    case '22021':
    case '22008':
      return problem('validation_failed', unkeepable);
  }
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 429) return problem('slow_down');
  return status >= 400 && status < 500 ? problem('malformed') : problem('internal');
}

const busy = problem('unavailable');
/** The body of the response when a lane is full. */
export const busyBody = (requestId: string): string => JSON.stringify(bodyOf(busy, requestId));
export const notFoundBody = (requestId: string) => bodyOf(problem('not_found'), requestId);
