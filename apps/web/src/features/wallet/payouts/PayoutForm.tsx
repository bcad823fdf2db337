import { useQueryClient } from '@tanstack/react-query';
import type { Kind } from '@ivuriro/contract';
import { useState } from 'react';
import { call, type AnyProviderContext } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useCall, useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count, francsOf, money } from '../../../lib/language/money.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { Segment } from '../../../ui/Segment.tsx';
import { PayoutAccount } from './PayoutAccount.tsx';
import { texts } from './texts.ts';
import { payoutKey } from './payout-key.ts';
import css from './payouts.module.css';

type Type = 'custom' | 'pending';
const payable = (kind: string) => kind.toUpperCase() as Uppercase<Kind>;

/** The form that pays a provider their whole balance, or another amount. */
export function PayoutForm({ providerContext }: { providerContext: AnyProviderContext }) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /transactions', { query: { page: 1 } });
  const { data: limit } = useCall('GET /admin/payout_limit');
  const [type, setType] = useState<Type>('custom');
  const [text, setText] = useState('');
  const { sending, send, asking } = useConfirmPassword();
  const [question, setQuestion] = useState(false);
  const pending = data?.wallet.amount_pending ?? 0;
  const payableNow = Math.max(0, pending);
  const typed = francsOf(text);
  const amount = type === 'pending' ? payableNow : (typed ?? 0);
  const unread = text.trim() !== '' && typed === null;
  const tooMuch = amount > payableNow;
  const choose = (next: Type) => {
    setType(next);
    setText(next === 'pending' ? count(payableNow) : '');
  };
  const pay = () =>
    send(async (password) => {
      const body = {
        payable_id: providerContext.id,
        payable_type: payable(providerContext.kind),
        amount_paid: amount,
        type,
      };
      try {
        const { data: made, message } = await call('POST /admin/payouts', {
          body: password ? { ...body, password } : body,
          idempotencyKey: payoutKey.of(JSON.stringify(body)),
        });
        showToast({ message: payoutKey.made(made.id) ? message : t.paidBefore, shownMs: t.paidMs });
      } catch (error) {
        // somebody else has paid, or the provider has earned more: the figures are read again, and the typed amount
        // stays
        if (error instanceof ApiError && error.code === 'balance_changed') void queries.invalidateQueries();
        throw error;
      }
      choose('custom');
      await queries.invalidateQueries();
    });
  if (!data) {
    if (isError) return <Failed title={t.dueFailed} onRetry={() => void refetch()} says={t.failedHint} />;
    return <SkeletonLines says={t.loadingDue} heights={['16rem']} />;
  }
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (amount > 0 && !tooMuch) setQuestion(true);
      }}
    >
      <PayoutAccount providerContext={providerContext} />
      {pending < 0 && <Banner tone="ochre">{t.owes(money(-pending))}</Banner>}
      <Segment
        legend={t.how}
        name="type"
        options={(['pending', 'custom'] as const).map((value) => ({ value, label: t.types[value] }))}
        value={type}
        onChange={(value) => choose(value === 'pending' ? 'pending' : 'custom')}
      />
      <TextInput
        label={t.amount}
        hint={t.waits(money(payableNow))}
        error={unread ? t.wholeFrancs : tooMuch ? t.tooMuch(money(payableNow)) : undefined}
        value={type === 'pending' ? count(payableNow) : text}
        readOnly={type === 'pending'}
        onChange={(event) => setText(event.target.value)}
        inputMode="numeric"
        autoComplete="off"
      />
      {limit && amount > limit.amount && <Banner role="status">{t.approval(money(limit.amount))}</Banner>}
      <Button type="submit" wide disabled={amount === 0 || tooMuch} busy={sending && t.paying}>
        {amount > 0 ? t.payOf(money(amount)) : t.pay}
      </Button>
      {question && (
        <Confirmation
          title={t.sure(money(amount), data.provider.name)}
          yes={t.yesPay}
          no={t.no}
          busy={t.paying}
          act={async () => {
            setQuestion(false);
            void pay();
          }}
          onClose={() => setQuestion(false)}
        >
          <p>{t.sureSays}</p>
          {limit && <p>{t.sureWaits(money(limit.amount))}</p>}
        </Confirmation>
      )}
      {asking}
    </form>
  );
}
