import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { quantityLimit } from './order-requests.ts';
import { distance } from './shapes.ts';
import { flag, id, money, named, optionalLine, picture, uuid, whole } from './wire.ts';

/** The largest number of drugs in a basket. */
export const basketLimit = 20;

const wish = z.strictObject({
  drug_id: uuid.toLowerCase(),
  quantity: whole.pipe(z.int().min(1, 'Quantity is 1 to 100').max(quantityLimit, 'Quantity is 1 to 100')).default(1),
  /** Whether the person accepts a substitute: a drug with the same ingredient, strength and form. */
  substitute: flag.default(false),
});

const soldLine = z.object({
  /** The drug on the list of the person. */
  drug_id: id,
  /** The drug that the pharmacy sells for it: the same drug, or another one when `is_substitute` is true. */
  drug: named,
  is_substitute: z.boolean(),
  /** The id of the offering of the pharmacy, with which the drug can be ordered. */
  offering_id: id,
  price: money,
  quantity: z.int(),
  total: money,
  needs_prescription: z.boolean(),
  /** Whether the drug can be ordered online; false when the pharmacy sells it only at the counter. */
  is_orderable: z.boolean(),
  /** Whether the report of the pharmacy that it has the drug in stock is seven days old or older. */
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
      /** The drugs of the list that no pharmacy of this answer has. */
      missing: z.array(id),
    }),
  ),
  /**
   * For each drug of the list, the number of published pharmacies that have it, or an accepted substitute, in stock.
   */
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
