import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { addressToBegin } from './draft.ts';
import type { Order } from './use-order-draft.ts';

/**
 * Fills the address of the draft with that of the patient's last order. It is read as soon as the wizard opens, so that
 * it is there before the step with the address. An error is not shown: the person then enters the address themselves.
 */
export function useLastAddress({ draft, change }: Order): void {
  const account = useAccount();
  const patient = account?.account_type === 'patient' ? account.id : null;
  const { data } = useAnswer(patient, (signal) => call('GET /patient/delivery_address', { signal }), {
    staysAsShown: true,
  });
  const begin = useEffectEvent(() => {
    const last = data && { where: data.where, house: data.house_street_no };
    const changes = patient && addressToBegin(draft, patient, last);
    if (changes) change(changes);
  });
  useEffect(() => begin(), [patient, data]);
}
