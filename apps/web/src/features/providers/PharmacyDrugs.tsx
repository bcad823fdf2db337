import { useState } from 'react';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { excerptOf } from '../../lib/text/excerpt.ts';
import { usePausedText } from '../../lib/hooks/use-debounced-text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Cover } from '../../ui/Cover.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { LocalPaginator } from '../../ui/LocalPaginator.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../ui/States.tsx';
import css from './PharmacyDrugs.module.css';
import { texts } from './texts.ts';

/** The offerings of a pharmacy, as patients see them. */
export function PharmacyDrugs({ id }: { id: string }) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const text = usePausedText(typed.trim());
  const { data, isError, isPlaceholderData, refetch } = useCall(
    'GET /admin/pharmacy/{pharmacy_id}/drugs',
    { params: { pharmacy_id: id }, query: { 'text-search': text, page } },
    { keep: true },
  );
  return (
    <section className={css.drugs} aria-busy={isPlaceholderData}>
      <TextInput
        label={t.findDrug}
        type="search"
        value={typed}
        maxLength={100}
        onChange={({ target }) => {
          setTyped(target.value);
          setPage(1);
        }}
      />
      {!data &&
        (isError ? (
          <ErrorState title={t.drugsFailed} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines says={t.drugsLoading} heights={['5rem', '5rem']} />
        ))}
      {data?.total === 0 && <Empty title={t.noDrugs}>{!text && <p>{t.noDrugsSays}</p>}</Empty>}
      {data && data.data.length > 0 && (
        <ul className={css.offerings} aria-label={t.drugsSide}>
          {data.data.map(({ id: offering, drug, price, status }) => (
            <li key={offering}>
              {drug.image ? (
                <Picture picture={drug.image} seed={drug.id} alt="" width={72} height={56} />
              ) : (
                <Cover seed={drug.id} className={css.cover} />
              )}
              <div>
                <b>{drug.name}</b>
                <p>{excerptOf(drug.description)}</p>
              </div>
              <div className={css.price}>
                <b>{money(price)}</b>
                {status === 'IN_STOCK' ? (
                  <Badge tone="tea">{t.inStock}</Badge>
                ) : (
                  <Badge shape="bar">{t.outOfStock}</Badge>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && <LocalPaginator list={data} onPage={setPage} />}
    </section>
  );
}
