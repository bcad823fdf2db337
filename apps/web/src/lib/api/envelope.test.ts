import { expect, it } from 'vitest';
import { ApiError, replyOf } from './envelope.ts';

const failure = (status: number, body: unknown): ApiError => {
  try {
    replyOf(status, body);
  } catch (error) {
    if (error instanceof ApiError) return error;
  }
  throw new Error('no failure');
};

it('the message and the data of an API reply are read from its envelope', () => {
  expect(replyOf(201, { message: 'Saved', data: { id: '1' } })).toEqual({
    status: 201,
    message: 'Saved',
    data: { id: '1' },
  });
  expect(replyOf(200, { message: '', data: null }).data).toBeNull();
});

it('the error of a refused API request carries the message, code and fields of the reply', () => {
  const error = failure(409, {
    message: 'This time was just taken.',
    code: 'slot_taken',
    errors: [],
    request_id: 'r7',
  });
  expect(error).toMatchObject({
    status: 409,
    code: 'slot_taken',
    requestId: 'r7',
    errors: ['This time was just taken.'],
  });
  expect(failure(409, { message: 'a', code: 'price_changed', amount: 750 }).amount).toBe(750);
  expect(failure(422, { message: 'a', errors: ['a', 'b'] }).errors).toEqual(['a', 'b']);
});

it('a reply in HTML, as a proxy sends it, becomes an API error with a general message', () => {
  expect(failure(502, undefined)).toMatchObject({ status: 502, message: 'Something went wrong', code: 'unknown' });
  expect(failure(200, '<html>').status).toBe(200);
});
