import type { LockedRow } from '../../apps/api/src/testing/overlap.ts';
import type { Answer, ApiFixture } from '../api-fixture.ts';
import { absences } from './absences.ts';
import { closings } from './closings.ts';
import { deskActs } from './desk-acts.ts';
import { guardianships } from './guardianships.ts';
import { handOvers } from './hand-overs.ts';
import { pins } from './pins.ts';
import { rights } from './rights.ts';
import { signIns } from './sign-ins.ts';

/** Sends the change or the command of a pair. */
export type Send = () => Promise<Answer>;

/** A prepared pair: a change, a command that relies on the state before the change, and a check after both. */
export interface SetUp {
  change: Send;
  act: Send;
  /**
   * A row that the command locks after its check. When the change is first, the gate locks this row until the change is
   * done, so that the change happens between the check and the write of the command. A command without such a row has
   * to wait for the change anyway.
   */
  checked?: LockedRow;
  /** Called after both requests of the pair. Returns a line for each row that must not be left. */
  left: () => Promise<string[]>;
}
export interface Pair {
  setUp: (fixture: ApiFixture) => Promise<SetUp>;
  /** Expected status and code of the command when the change was first. */
  refused: string;
  /** Expected status and code of the change when the command was first and prevents it. */
  waits?: string;
}

/** Every place where a transaction relies on an earlier check, each paired with a change of the checked rows. */
export const pairs: Record<string, Pair> = {
  ...signIns,
  ...closings,
  ...rights,
  ...guardianships,
  ...pins,
  ...deskActs,
  ...absences,
  ...handOvers,
};
