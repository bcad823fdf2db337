import type { Answer, ApiFixture } from '../api-fixture.ts';
import { closings } from './closings.ts';
import { signIns } from './sign-ins.ts';

/** One call of a pair. */
export type Send = () => Promise<Answer>;

/** A pair that is set up: what changes, what relies on how it was before, and what must be true whichever came first. */
export interface SetUp {
  change: Send;
  act: Send;
  /** What is left that must not be, after both. */
  left: () => Promise<string[]>;
}
export interface Pair {
  setUp: (fixture: ApiFixture) => Promise<SetUp>;
  /** What the act is answered behind the change. */
  refused: string;
  /** What the change is answered behind the act, where that stands in its way. */
  waits?: string;
}

/** Every place where a transaction relies on what was checked before it, beside what changes just that. */
export const pairs: Record<string, Pair> = { ...signIns, ...closings };
