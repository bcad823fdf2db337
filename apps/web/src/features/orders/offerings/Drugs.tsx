import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../lib/api/use-call.ts';
import { csvOf } from '../../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../../ui/csv/DownloadCsv.tsx';
import dashboard from '../../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { Failed } from '../../../ui/Failed.tsx';
import { DrugCard } from './DrugCard.tsx';
import css from './Drugs.module.css';
import { offeringOfDrug } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { NoOfferings } from './NoOfferings.tsx';
import { OfferingFrame } from './OfferingFrame.tsx';

type Shelf = Api['GET /pharmacy/load_class_drugs']['data'][number];

/** The drugs that a pharmacy sells, by category and class; the search field of the top bar filters them. */
export function Drugs({ base }: { base: string }) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const text = search.get('text-search') ?? '';
  const query = { 'text-search': text };
  const { data, isError, refetch } = useCall('GET /pharmacy/load_class_drugs', { query }, { keep: true });
  const known = data?.flatMap((shelf) => shelf.classes.flatMap((one) => one.pharamcy_drugs.map(offeringOfDrug))) ?? [];
  return (
    <OfferingFrame
      kind="pharmacy"
      known={known}
      tools={known.length > 0 && <DownloadCsv read={() => csvOf('GET /pharmacy/load_class_drugs', { query })} />}
    >
      {data?.map((shelf) => (
        <OneShelf key={shelf.id} shelf={shelf} />
      ))}
      {data?.length === 0 && (
        <div className={dashboard.panel}>
          <NoOfferings kind="pharmacy" base={base} text={text} />
        </div>
      )}
      {!data && isError && (
        <div className={dashboard.panel}>
          <Failed title={t.failed} says={t.failedSays} onRetry={() => void refetch()} />
        </div>
      )}
      {!data && !isError && <ListSkeleton says={t.loading} />}
    </OfferingFrame>
  );
}

function OneShelf({ shelf: { name, classes } }: { shelf: Shelf }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.shelf}>
      <h2 id={id}>{name}</h2>
      {classes.map((one) => (
        <section key={one.id} aria-label={`${name}, ${one.name}`}>
          <h3 className={one.name === name ? 'sr' : undefined}>{one.name}</h3>
          <ul className={css.cards}>
            {one.pharamcy_drugs.map((offering) => (
              <li key={offering.id}>
                <DrugCard sold={offering} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
