import { useSearchParams } from 'react-router';
import { useCall } from '../../lib/api/use-call.ts';
import { csvOf } from '../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../ui/csv/DownloadCsv.tsx';
import { Import } from '../../domain/imports/Import.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { plus } from '../../ui/icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/States.tsx';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import css from './catalogue.module.css';
import drugs from './drugs.module.css';
import { CategoryNav } from './CategoryNav.tsx';
import { DrugDialogs } from './DrugDialogs.tsx';
import { DrugSearchResults } from './DrugSearchResults.tsx';
import { ItemsFailed } from './Items.tsx';
import { texts } from './texts.ts';
import { DrugCategory } from './DrugCategory.tsx';

const COLUMNS = [
  'name',
  'price',
  'category',
  'class',
  'description',
  'status',
  'supply',
  'ingredient',
  'strength',
  'form',
  'atc',
];

/**
 * Drug categories with their classes and drugs. The open category, the search and the edited item are stored in the
 * URL.
 */
export function Drugs({ base }: { base: string }) {
  const { drugs: t, ...words } = useTexts(texts);
  const [search] = useSearchParams();
  const to = useDialogTo();
  const text = search.get('text-search') ?? '';
  const { data: categories, isError, refetch } = useCall('GET /admin/drug_categories');
  const open = categories?.find(({ id }) => id === search.get('category')) ?? categories?.[0];
  return (
    <>
      <div className={css.tools}>
        <DownloadCsv read={() => csvOf('GET /admin/drugs', { query: { 'text-search': text } })} />
        <Import what={t.what} list="drugs" columns={COLUMNS} />
        <LinkButton to={to('add-category')} variant="soft" size="sm" preventScrollReset>
          <Icon of={plus} size={18} />
          {t.addCategory}
        </LinkButton>
        <LinkButton to={to('add-drug')} size="sm" preventScrollReset>
          <Icon of={plus} size={18} />
          {t.addDrug}
        </LinkButton>
      </div>
      {!categories &&
        (isError ? <ItemsFailed onRetry={() => void refetch()} /> : <ListSkeleton says={words.loading} />)}
      {categories && !text && !open && (
        <div className={dashboard.panel}>
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        </div>
      )}
      {text && <DrugSearchResults text={text} base={base} />}
      {categories && open && !text && (
        <div className={drugs.shelves}>
          <CategoryNav base={base} categories={categories} open={open} />
          <DrugCategory key={open.id} category={open} />
        </div>
      )}
      {categories && <DrugDialogs categories={categories} open={open} />}
    </>
  );
}
