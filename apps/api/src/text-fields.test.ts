import { expect, it } from 'vitest';
import type * as z from 'zod';
import { routes } from './app.ts';

/**
 * The names of fields that the test does not check: secrets, which are stored as typed, and ids, numbers and times,
 * which are looked up or parsed and never stored as they were sent.
 */
const exempt =
  /password|^token$|(^|_)id$|^itemId$|^(assigned_date|start_time|end_time|opening_from|closed_at|quantity|collect|payment_data|test)$/;
const shapeOf = (schema: unknown) => (schema as { shape?: Record<string, z.ZodType> } | undefined)?.shape ?? {};

it('no text field of any endpoint keeps a character that changes the direction of the text beside it', () => {
  const written = 'abc\u202Egpj.exe';
  const keeps = routes.flatMap(({ method, path, endpoint }) =>
    Object.entries(shapeOf(endpoint.body)).flatMap(([name, field]) => {
      const read = [written, [written]].map((value) => field.safeParse(value)).find(({ success }) => success);
      const kept = !exempt.test(name) && JSON.stringify(read?.data ?? '').includes('\u202E');
      return kept ? [`${method} ${path} ${name}`] : [];
    }),
  );
  expect(keeps).toEqual([]);
});
