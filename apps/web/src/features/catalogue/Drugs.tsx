import { useSearchParams } from 'react-router';
import { useCall } from '../../shared/api/use-call.ts';
import { csvOf } from '../../shared/csv/csv-of.ts';
import { DownloadCsv } from '../../shared/csv/DownloadCsv.tsx';
import { Import } from '../../shared/csv/Import.tsx';
import desk from '../../shared/desk/desk.module.css';
import { ListSkeleton } from '../../shared/desk/ListSkeleton.tsx';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { plus } from '../../shared/ui/icons.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { useDialogTo } from '../../shared/use-dialog.ts';
import css from './catalogue.module.css';
import { CategoryNav } from './CategoryNav.tsx';
import { DrugDialogs } from './DrugDialogs.tsx';
import { FoundDrugs } from './FoundDrugs.tsx';
import { ItemsFailed } from './Items.tsx';
import { texts } from './texts.ts';
import { OneCategory } from './OneCategory.tsx';

const COLUMNS = ['name', 'price', 'category', 'class', 'description', 'status', 'supply'];

/** Categories, their classes, their drugs. The open category, what is searched and what is edited lie in the address. */
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
        <div className={desk.panel}>
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        </div>
      )}
      {text && <FoundDrugs text={text} base={base} />}
      {categories && open && !text && (
        <div className={css.shelves}>
          <CategoryNav base={base} categories={categories} open={open} />
          <OneCategory key={open.id} category={open} />
        </div>
      )}
      {categories && <DrugDialogs categories={categories} open={open} />}
    </>
  );
}
