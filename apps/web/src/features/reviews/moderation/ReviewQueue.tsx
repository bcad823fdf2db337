import { Link, useNavigate, useSearchParams } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { ChipChoice } from '../../../ui/Chip.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { Empty } from '../../../ui/States.tsx';
import { addressOf, type Filters, filtersOf, kinds, queryOf, states } from './filters.ts';
import { texts } from './texts.ts';
import { ReviewModeration } from './ReviewModeration.tsx';
import css from './moderation.module.css';

const ALL = 'all';

/** The queue of reviews and replies of every provider; by default those that wait for a decision. */
export function ReviewQueue({ base }: { base: string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const filters = filtersOf(search);
  const read = useCall('GET /admin/reviews', { query: queryOf(filters) }, { keep: true });
  const go = (change: Partial<Filters>) =>
    void navigate(addressOf(base, filters, change), { preventScrollReset: true });
  return (
    <>
      <div className={css.filters}>
        <Segment
          legend={t.state}
          name="state"
          options={states.map((value) => ({ value, label: t.states[value] }))}
          value={filters.state}
          onChange={(value) => go({ state: states.find((state) => state === value) ?? 'waiting' })}
        />
        <ChipChoice
          legend={t.kind}
          name="kind"
          options={[{ value: ALL, label: t.allKinds }, ...kinds.map((value) => ({ value, label: t.kinds[value] }))]}
          value={filters.kind || ALL}
          onChange={(value) => go({ kind: kinds.find((kind) => kind === value) ?? '' })}
        />
      </div>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.failed}
        to={(next) => addressOf(base, filters, { page: next })}
        csv={() => csvOf('GET /admin/reviews', { query: queryOf(filters) })}
        none={<NoneFound base={base} filters={filters} />}
      >
        {(list) => (
          <ul className={css.list} aria-label={t.reviews}>
            {list.data.map((review) => (
              <li key={review.id}>
                <InQueue base={base} review={review} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function InQueue({ base, review }: { base: string; review: Api['GET /admin/reviews']['data']['data'][number] }) {
  const t = useTexts(texts);
  const { kind, id, name } = review.provider;
  const about = (
    <h2 className={css.about}>
      {t.about} <Link to={`${base}/${kind}/${id}`}>{name}</Link>
    </h2>
  );
  return <ReviewModeration providerContext={{ kind, base: `/admin/${kind}`, id }} review={review} about={about} />;
}

function NoneFound({ base, filters: { state, kind } }: { base: string; filters: Filters }) {
  const t = useTexts(texts);
  const narrowed = kind !== '';
  return (
    <Empty
      title={state === 'waiting' ? t.nothingWaits : t.none}
      action={(narrowed || state === 'waiting') && <LinkButton to={`${base}?state=all`}>{t.showAll}</LinkButton>}
    >
      {state === 'waiting' && !narrowed && <p>{t.nothingWaitsSays}</p>}
    </Empty>
  );
}
