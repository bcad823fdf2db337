import { expect } from '@playwright/test';
import { address } from './address.ts';

export interface ApiAnswer<T = any> {
  status: number;
  body: { message: string; data: T; code?: string; errors?: string[] };
}
type CallOptions = { token?: string; body?: unknown };

/** Calls the API directly, for actions without a screen and for people who have no session in the browser. */
export async function ask<T = any>(line: string, { token, body }: CallOptions = {}): Promise<ApiAnswer<T>> {
  const [method, path] = line.split(' ') as [string, string];
  const answer = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as ApiAnswer<T>['body'] };
}

export async function told<T = any>(line: string, asked: CallOptions = {}): Promise<T> {
  const { status, body } = await ask<T>(line, asked);
  expect(status, `${line}: ${body.message}`).toBeLessThan(300);
  return body.data;
}
