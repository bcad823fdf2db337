import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { useFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { FactorNeeded } from './FactorNeeded.tsx';
import { texts } from './texts.ts';
import { methodChanged, operators, type Method, type Payout, type usePayout } from './payout-account.ts';
import css from './profile.module.css';

type Props = { payout: ReturnType<typeof usePayout> };

/** The form for a mobile money number or bank account, and the name of its holder. */
export function PayoutAccountForm({ payout: { read, form, change, save, saving, asking, gaps, wrong } }: Props) {
  const t = useTexts(texts);
  const ref = useFirstWrong<HTMLFormElement>([...gaps, ...Object.keys(wrong)]);
  if (read.data === undefined) {
    return read.isError ? (
      <Failed title={t.payoutFailed} onRetry={() => void read.refetch()} says={t.failedSays} />
    ) : (
      <SkeletonLines says={t.payoutLoading} heights={['420px']} />
    );
  }
  const bank = form.method === 'BANK';
  const typed = (name: keyof Payout, label: string) => ({
    label,
    value: form[name],
    error: gaps.includes(name) ? t.needed(label) : wrong[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <Card className={css.payout}>
      <form
        ref={ref}
        className={css.section}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <div>
          <h2>{t.payoutTitle}</h2>
          <p className={css.says}>{t.payoutSays}</p>
        </div>
        <div data-fill="">
          <FactorNeeded />
        </div>
        {read.data === null && (
          <div data-fill="">
            <Banner tone="ochre">{t.payoutNone}</Banner>
          </div>
        )}
        <div className={css.column} data-fill="">
          <Segment
            legend={t.method}
            name="method"
            options={Object.entries(t.methods).map(([value, label]) => ({ value, label }))}
            value={form.method}
            onChange={(method) => change(methodChanged(method as Method))}
          />
          {bank ? (
            <TextInput {...typed('provider', t.bank)} maxLength={80} />
          ) : (
            <Select
              {...typed('provider', t.provider)}
              options={[...new Set([...operators, form.provider])].map((value) => ({ value, label: value }))}
            />
          )}
          <TextInput
            {...typed('account_number', bank ? t.account : t.number)}
            inputMode={bank ? 'numeric' : 'tel'}
            placeholder={bank ? undefined : t.phoneExample}
            autoComplete="off"
            maxLength={40}
          />
          <TextInput {...typed('account_name', t.holder)} hint={t.holderHint} maxLength={120} />
        </div>
        <Button type="submit" busy={saving && t.saving}>
          {t.save}
        </Button>
      </form>
      {asking}
    </Card>
  );
}
