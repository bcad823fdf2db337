import { afterAll, beforeAll, beforeEach } from 'vitest';
import { mergeCalls } from './merge-calls.ts';
import { makeAdmin, makePatient, type Person } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const start = new Date('2026-11-28T08:00:00Z');
export let test: TestApp;
export let admin: Person;
export let from: Person;
export let into: Person;

/** Creates an administrator, and for each test two records of a patient, of which only `into` has a confirmed address. */
export function useMergeScenario(): void {
  beforeAll(async () => {
    test = await startTestApp({ now: start });
    admin = await makeAdmin(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = start;
    [from, into] = [await makePatient(test, 'Aline Uwase', false), await makePatient(test, 'Aline Uwase M.')];
  });
}

export const { merge, undo, compare, codeOf, query } = mergeCalls(
  () => test,
  () => admin,
);
