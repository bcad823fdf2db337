import { useState } from 'react';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import type { OwnedResourceApi } from '../../../lib/api/contract.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { draftOf, useDraft } from '../../../lib/hooks/use-draft.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';

export type Payout = Omit<OwnedResourceApi['PUT /payment_info']['body'], 'password'>;
export type Method = Payout['method'];

/** The mobile money operators of Rwanda. For a bank, the provider types the name. */
export const operators = ['MTN MoMo', 'Airtel Money'];
const empty: Payout = { method: 'MOBILE_MONEY', provider: operators[0]!, account_number: '', account_name: '' };

/**
 * The changes to the form when another payout method is chosen: all fields are reset except the name of the account
 * holder.
 */
export const methodChanged = (method: Method): Partial<Payout> => ({
  method,
  provider: method === 'BANK' ? '' : operators[0]!,
  account_number: '',
});

/** The fields that are empty. */
const gapsOf = (form: Payout): (keyof Payout)[] =>
  (Object.keys(empty) as (keyof Payout)[]).filter((name) => form[name].trim() === '');

/** The payout account: the stored values, and the typed changes to them. */
export function usePayout(providerContext: AnyProviderContext) {
  const showChange = useShowChange();
  const read = useCallAt(providerContext, 'GET /payment_info', {}, { enabled: useMay('payout.manage') });
  const name = `payout:${providerContext.id}`;
  const [typed, change, clearDraft] = useDraft<Partial<Payout>>(name, {});
  const { sending, send, wrong, asking } = useConfirmPassword();
  const [checked, setChecked] = useState(false);
  const stored = read.data ?? empty;
  const form: Payout = { ...stored, ...typed };
  const gaps = gapsOf(form);
  const save = () =>
    send(async (password) => {
      setChecked(true);
      if (gaps.length > 0) return;
      const reply = await callAt(providerContext, 'PUT /payment_info', {
        body: password ? { ...form, password } : form,
      });
      const shown = showChange(reply).then(() => draftOf<Partial<Payout>>(name, {}).stored(form));
      // after a password confirmation the reload is not awaited, because the password dialog would cover the form for
      // so long
      if (!password) await shown;
    });
  const names = Object.keys(typed) as (keyof Payout)[];
  return {
    read,
    form,
    change,
    save,
    gaps: checked ? gaps : [],
    wrong,
    saving: sending,
    asking,
    discard: clearDraft,
    dirty: names.some((name) => typed[name] !== stored[name]),
  };
}
