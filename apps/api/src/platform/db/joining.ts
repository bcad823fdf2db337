import { sql } from 'kysely';
import { byText } from './by-text.ts';

/*
 * Each statement of a transaction is a way there and back. What these words stand in takes none of its own: they are read
 * where statements leave (`prepared.ts`), and a comment to the server.
 */

/** Its answer is read by nobody, a lock's mostly: it leaves together with the next statement, which fails when it fails. */
export const ahead = sql.raw('/* ahead */');
/** The transaction ends with it: its commit leaves together with it, and nothing may be asked after it. */
export const last = sql.raw('/* last */');

export const joins = byText((text) =>
  text.includes('/* ahead */') ? 'ahead' : text.includes('/* last */') ? 'last' : null,
);
