import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readCode } from '@ivuriro/contract/text';
import { ApiError } from '../../../lib/api/envelope.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FailedBanner } from '../../../ui/FailedLine.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { MERGES } from '../admin/paths.ts';
import { Comparison } from './Comparison.tsx';
import css from './merges.module.css';
import { texts } from './texts.ts';

/** Finds two records by their codes, which stay in the URL, and compares the records. */
export function MergeRecords() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const codes = [readCode(search.get('one') ?? ''), readCode(search.get('other') ?? '')] as const;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(`${MERGES}?${searchOf(Object.fromEntries(new FormData(event.currentTarget)))}`);
  };
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{t.title}</h2>
        <p className={css.says}>{t.says}</p>
      </div>
      <form key={codes.join()} className={css.form} onSubmit={submit}>
        <TextInput label={t.one} name="one" defaultValue={codes[0]} required maxLength={20} autoComplete="off" />
        <TextInput label={t.other} name="other" defaultValue={codes[1]} required maxLength={20} autoComplete="off" />
        <Button type="submit">{t.compare}</Button>
      </form>
      {codes[0] && codes[1] && <Compared key={codes.join()} codes={codes} />}
    </Card>
  );
}

function Compared({ codes: [one, other] }: { codes: readonly [string, string] }) {
  const t = useTexts(texts);
  const first = useCall('GET /admin/patients/{code}', { params: { code: one } });
  const second = useCall('GET /admin/patients/{code}', { params: { code: other } });
  const failed = [first, second].find(({ error }) => error);
  if (failed?.error instanceof ApiError && failed.error.status === 404)
    return (
      <Banner tone="ochre" role="alert">
        {t.unknown(failed === first ? one : other)}
      </Banner>
    );
  if (failed) return <FailedBanner says={t.failed} onRetry={() => void failed.refetch()} />;
  if (!first.data || !second.data)
    return <SkeletonLines says={t.comparing} heights={['40px', '40px', '40px', '40px']} />;
  if (first.data.id === second.data.id)
    return (
      <Banner tone="kivu" role="status">
        {t.same}
      </Banner>
    );
  return <Comparison records={[first.data, second.data]} />;
}
