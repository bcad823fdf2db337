import { sql } from 'kysely';
import { byText } from './by-text.ts';

/*
 * Each statement of a transaction costs a round trip. A statement that contains one of these marks saves it: `prepared.ts`
 * reads the mark when it sends the statement; for PostgreSQL it is a comment.
 */

/** For a statement whose answer nobody reads, mostly a lock: it is sent with the next one, which fails if it fails. */
export const ahead = sql.raw('/* ahead */');
/** For the last statement of a transaction: the commit is sent with it, and nothing may be asked afterwards. */
export const last = sql.raw('/* last */');

/** The mark of a statement. */
export const joins = byText((text) =>
  text.includes('/* ahead */') ? 'ahead' : text.includes('/* last */') ? 'last' : null,
);
