import { useShowChange } from '../../../ui/use-show-change.ts';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count, francsOf, money } from '../../../lib/language/money.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import css from './payouts.module.css';
import { PendingSetting } from './PendingSetting.tsx';

/** The settings of payments: the payout limit above which a second administrator approves, and the commissions. */
export function PayoutSettings() {
  const t = useTexts(texts);
  const limit = useCall('GET /admin/payout_limit');
  const commissions = useCall('GET /admin/commissions');
  if (limit.isError || commissions.isError) {
    const again = () => void Promise.all([limit.refetch(), commissions.refetch()]);
    return <ErrorState title={t.settingsFailed} onRetry={again} />;
  }
  if (!limit.data || !commissions.data) {
    return <SkeletonLines says={t.loadingSettings} heights={['20rem']} />;
  }
  return (
    <>
      <Group title={t.limitTitle} says={t.limitSays}>
        <Setting
          label={t.limit}
          value={count(limit.data.amount)}
          read={francsOf}
          unread={t.wholeFrancs}
          save={(amount, password) => call('PUT /admin/payout_limit', { body: { amount, ...password } })}
        />
        {limit.data.waiting && <PendingSetting waiting={limit.data.waiting} shown={money} />}
      </Group>
      <Group title={t.commissionTitle} says={t.commissionSays}>
        {commissions.data.map(({ kind, percent, waiting }) => (
          <Fragment key={kind}>
            <Setting
              label={t.percentOf[kind]}
              value={String(percent)}
              read={percentOf}
              unread={t.wholePercent}
              save={(share, password) =>
                call('PUT /admin/commissions', { body: { kind, percent: share, ...password } })
              }
            />
            {waiting && <PendingSetting waiting={waiting} shown={(share) => `${share} %`} />}
          </Fragment>
        ))}
      </Group>
    </>
  );
}

function Group({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  const heading = useId();
  return (
    <Card>
      <section className={css.group} aria-labelledby={heading}>
        <h2 id={heading}>{title}</h2>
        <p>{says}</p>
        {children}
      </section>
    </Card>
  );
}

/** Accepts a decimal comma, too: '7,5'. */
const percentOf = (text: string): string | null =>
  /^\d{1,3}([.,]\d+)?$/.test(text.trim()) ? text.trim().replace(',', '.') : null;

type SettingProps<Value> = {
  label: string;
  value: string;
  /** Parses the typed text. If it returns null, the form shows the error text `unread`. */
  read: (text: string) => Value | null;
  unread: string;
  save: (value: Value, password: { password?: string }) => Promise<{ message: string }>;
};

/** One setting with a save button of its own, which is disabled until the value is changed. */
function Setting<Value>({ label, value, read, unread, save }: SettingProps<Value>) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [typed, setTyped] = useState<string | null>(null);
  const { sending, send, asking } = useConfirmPassword();
  const text = typed ?? value;
  const newValue = read(text);
  const submit = () =>
    send(async (password) => {
      if (newValue === null) return;
      await showChange(await save(newValue, password ? { password } : {}));
      setTyped(null);
    });
  return (
    <form
      className={css.setting}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput
        label={label}
        value={text}
        error={newValue === null ? unread : undefined}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Button
        type="submit"
        variant="outlined"
        aria-label={t.saveOf(label)}
        disabled={text === value || newValue === null}
        busy={sending && t.saving}
      >
        {t.save}
      </Button>
      {asking}
    </form>
  );
}
