import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { quantityLimit } from './order-requests.ts';
import { distance } from './shapes.ts';
import { flag, id, money, named, optionalLine, picture, uuid, whole } from './wire.ts';

/** The most drugs in a basket. */
export const basketLimit = 20;

const wish = z.strictObject({
  drug_id: uuid.toLowerCase(),
  quantity: whole.pipe(z.int().min(1, 'Quantity is 1 to 100').max(quantityLimit, 'Quantity is 1 to 100')).default(1),
  /** Whether a drug with the same ingredient, strength and form may replace it. */
  substitute: flag.default(false),
});

const soldLine = z.object({
  /** The drug that was asked for. */
  drug_id: id,
  /** The drug that the pharmacy has for it, which is another one when `is_substitute`. */
  drug: named,
  is_substitute: z.boolean(),
  /** The offering, by which it is ordered. */
  offering_id: id,
  price: money,
  quantity: z.int(),
  total: money,
  needs_prescription: z.boolean(),
  /** False when it can be had only at the counter. */
  is_orderable: z.boolean(),
  /** The pharmacy said at least seven days ago that it has it. */
  is_old: z.boolean(),
});
const part = z.object({
  pharmacy: z.object({
    id,
    name: z.string(),
    picture,
    sector: z.string().nullable(),
    district: z.string().nullable(),
    distance,
  }),
  lines: z.array(soldLine),
  total: money,
});

export const basketAnswers = z.object({
  answers: z.array(
    z.object({
      parts: z.array(part),
      total: money,
      /** The asked drugs that no pharmacy of this answer has. */
      missing: z.array(id),
    }),
  ),
  /** How many published pharmacies have each asked drug, or one that may replace it, in stock. */
  stock: z.array(z.object({ drug_id: id, pharmacies: z.int() })),
});
export type BasketAnswers = z.output<typeof basketAnswers>;
export type SoldLine = z.output<typeof soldLine>;

export const basket = {
  find: endpoint('POST /basket', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'basket',
    body: z.strictObject({
      lines: z
        .array(wish)
        .min(1, 'Add a drug to the list.')
        .max(basketLimit, `A list has at most ${basketLimit} drugs.`),
      near: optionalLine(200),
    }),
    data: basketAnswers,
    summary: `The best pharmacies for a list of up to ${basketLimit} drugs: the five that have everything in stock at the lowest total, the nearer one first when two cost the same; when nobody has everything, the two pharmacies that have it together at the lowest total; when no two have it, the five that have most. near is a point (latitude,longitude) or a sector (code or name). It stores nothing; it is a POST because a list of drugs says what somebody is ill with, and addresses are kept in histories and logs.`,
  }),
};
