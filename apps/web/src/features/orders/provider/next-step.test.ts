import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';

type State = 'WAITING' | 'IN_WORK' | 'READY' | 'HANDED_OVER';
const order = (state: State, more: object = {}) => ({
  status: 'PENDING' as const,
  work: { state, since: null, by: null, without_code: null },
  ...more,
});

it('an order is begun, becomes ready and is handed over, and has no next step once it is completed or cancelled', () => {
  const steps = (['WAITING', 'IN_WORK', 'READY'] as const).map((state) => nextStepOf(order(state), false));
  expect(steps).toEqual(['IN_WORK', 'READY', 'HANDED_OVER']);
  for (const status of ['COMPLETED', 'CANCELLED'] as const)
    expect(nextStepOf({ ...order('READY'), status }, true)).toBeNull();
});

it('the first step of an order on prescription is to check the prescription; then it becomes ready, and only members who may dispense check it and hand it over', () => {
  const onPrescription = { needs_prescription: true, prescription_accepted: true };
  const unchecked = order('WAITING', { ...onPrescription, prescription_accepted: false });
  expect(nextStepOf(unchecked, true)).toBe('CHECK');
  expect(nextStepOf(unchecked, false)).toBeNull();
  expect(nextStepOf(order('WAITING', onPrescription), true)).toBe('READY');
  expect(nextStepOf(order('READY', onPrescription), true)).toBe('HANDED_OVER');
  expect(nextStepOf(order('READY', onPrescription), false)).toBeNull();
});
