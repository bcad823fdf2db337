import type { Role } from '@ivuriro/contract/endpoint';
import type { orderStates } from '@ivuriro/contract/order-shapes';
import { problem } from '../../../platform/errors.ts';

export type Status = (typeof orderStates)[number];

const any: readonly Status[] = ['PENDING', 'COMPLETED', 'CANCELLED'];
/** The status changes that each role may make: the provider sets any status, the patient may only cancel. */
const moves: Partial<Record<Role, { from: readonly Status[]; to: readonly Status[] }>> = {
  patient: { from: ['PENDING'], to: ['CANCELLED'] },
  laboratory: { from: any, to: any },
  pharmacy: { from: any, to: any },
  // an administrator's only change is the cancellation that follows when they delete the provider; no endpoint lets
  // them change an order
  admin: { from: ['PENDING'], to: ['CANCELLED'] },
};

export function refuseMove(from: string, to: Status, by: Role): void {
  const allowed = moves[by];
  if (!allowed?.to.includes(to)) throw problem('wrong_role');
  if (!allowed.from.includes(from as Status)) throw problem('too_late', 'The order can no longer be cancelled by you.');
}
