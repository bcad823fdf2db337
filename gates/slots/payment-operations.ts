import { random } from '../seed.ts';
import { compareBooking, finish, hold } from './booking-operations.ts';
import { type Operation, said } from './scenario.ts';

const undecided = 60 * 60_000;

/**
 * The patient pays a hold, but the gateway decides only after an hour: meanwhile the hold does not expire after its
 * usual ten minutes.
 */
export const payAndWait: Operation = async (scenario) => {
  const { fixture, model } = scenario;
  const now = fixture.clock.now.getTime();
  const held = [...model.unpaid.values()].filter(
    ({ claim }) => claim !== null && model.claims.includes(claim) && claim.until! > now,
  );
  if (held.length === 0) return hold(scenario);
  const intent = random.of(...held);
  const request = { method: 'CARD', outcome: 'approve', delay_ms: undecided, repeat: 0 };
  await fixture.call('POST', `/sandbox/checkout/${intent.txRef}`, undefined, request);
  const answer = await finish(scenario, intent);
  intent.claim!.until = Infinity;
  model.unpaid.delete(intent.patient);
  model.intents = model.intents.filter((other) => other !== intent);
  model.confirming.push({ intent, decided: now + undecided });
  return { did: `pay and wait ${JSON.stringify(intent.request)}`, got: said(answer), expected: '202' };
};

/**
 * The patient asks again for the result of a payment: before the decision of the gateway nothing changes, and
 * afterwards the slot is booked.
 */
export const askAgain: Operation = async (scenario) => {
  const { fixture, model } = scenario;
  if (model.confirming.length === 0) return payAndWait(scenario);
  const one = random.of(...model.confirming);
  const { intent, decided } = one;
  const now = fixture.clock.now.getTime();
  const answer = await finish(scenario, intent);
  const did = `ask again ${JSON.stringify(intent.request)}`;
  if (now < decided) return { did, got: said(answer), expected: '202' };
  model.confirming = model.confirming.filter((other) => other !== one);
  return { did, ...compareBooking(model, intent, answer, now) };
};
