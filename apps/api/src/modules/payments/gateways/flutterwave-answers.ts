import * as z from 'zod';

export const number = z.union([z.number(), z.string().regex(/^\d+$/)]);
export const failure = z.object({ status: z.literal('error'), message: z.string() });
