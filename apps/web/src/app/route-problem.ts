import { isRouteErrorResponse } from 'react-router';
import { ApiError } from '../lib/api/envelope.ts';

export type Problem = { status: number; message: string; requestId: string };

/**
 * Converts the error of a page to one form. A failed loader throws a route response on the server, and an ApiError in
 * the browser.
 */
export function problemOf(error: unknown): Problem {
  if (error instanceof ApiError) return error;
  if (isRouteErrorResponse(error)) {
    const body: { message?: string; requestId?: string } = Object(error.data);
    return { status: error.status, message: body.message ?? error.statusText, requestId: body.requestId ?? '' };
  }
  if (error instanceof TypeError && /fetch|network/i.test(error.message))
    return { status: 0, message: '', requestId: '' };
  return { status: 500, message: '', requestId: '' };
}
