import type { LockedRow } from '../../apps/api/src/testing/overlap.ts';
import type { Answer, ApiFixture } from '../api-fixture.ts';
import { closings } from './closings.ts';
import { pins } from './pins.ts';
import { rights } from './rights.ts';
import { signIns } from './sign-ins.ts';

/** Sends one call of a pair. */
export type Send = () => Promise<Answer>;

/** A pair that is set up: a change, a command that relies on the state before it, and a check for either order. */
export interface SetUp {
  change: Send;
  act: Send;
  /**
   * A row for which the command waits after its check. It is locked when the change is first, so that the change comes
   * between the check and the writing; other commands wait for the change itself.
   */
  checked?: LockedRow;
  /** Findings about rows that must not exist after the change and the command. */
  left: () => Promise<string[]>;
}
export interface Pair {
  setUp: (fixture: ApiFixture) => Promise<SetUp>;
  /** Status and code of the command after the change. */
  refused: string;
  /** Status and code of the change after the command, when the command prevents it. */
  waits?: string;
}

/** Every place where a transaction relies on an earlier check, with a change of what was checked. */
export const pairs: Record<string, Pair> = { ...signIns, ...closings, ...rights, ...pins };
