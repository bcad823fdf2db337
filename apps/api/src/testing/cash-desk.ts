import type { Receipt } from '@ivuriro/contract/receipts';
import type { Person } from './people.ts';
import type { QueueScenario } from './queue-scenario.ts';

type Desk = Pick<Person, 'token'>;
const kindOf = (scenario: QueueScenario, { token }: Desk) => (token === scenario.doctor.token ? 'doctor' : 'hospital');

/** Takes cash for an appointment, whose price is 5,000 RWF; by default the hospital takes it. */
export const takeCash = (
  scenario: QueueScenario,
  id: string,
  amount: number | string = 5000,
  desk: Desk = scenario.hospital,
  kind = kindOf(scenario, desk),
) => scenario.call('PUT', `/${kind}/appointment/${id}/payment`, { token: desk.token, body: { amount } });

export async function receiptsOf(
  scenario: QueueScenario,
  desk: Desk = scenario.hospital,
  query = '',
): Promise<Receipt[]> {
  const path = `/${kindOf(scenario, desk)}/receipts?per_page=100${query}`;
  const { status, body } = await scenario.call('GET', path, { token: desk.token });
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  return body.data.data;
}

/** The payment of an appointment: its status, when the money was captured, and when the ledger booked it as earned. */
export const paymentOf = (scenario: QueueScenario, appointmentId: string) =>
  scenario.platform.db
    .selectFrom('payment')
    .select(['status', 'captured_at', 'completed_at'])
    .where('reference_id', '=', appointmentId)
    .executeTakeFirstOrThrow();
