import { useSearchParams } from 'react-router';
import { searchOf } from '../../lib/api/request.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { csvOf } from '../../lib/api/csv-address.ts';
import { DownloadCsv } from '../../ui/csv/DownloadCsv.tsx';
import { Import } from '../../domain/imports/Import.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { plus } from '../../ui/icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ListFoot } from '../../ui/ListFoot.tsx';
import { NothingOnPage } from '../../ui/NothingOnPage.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Empty } from '../../ui/States.tsx';
import { useDialog, useDialogTo } from '../../lib/hooks/use-dialog.ts';
import css from './catalogue.module.css';
import { ItemDialog } from './ItemDialog.tsx';
import { ItemLine } from './ItemLine.tsx';
import type { Item, List } from './item-lists.ts';
import { texts } from './texts.ts';

const EDIT = 'edit-';
const TEST_COLUMNS = ['title', 'description', 'patient_preparation', 'basic_of_test'];

/** One list of the catalogue with a button to add an item; the search, the page and the edited item are in the URL. */
export function Items({ list, base }: { list: List; base: string }) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const { name, close } = useDialog();
  const to = useDialogTo();
  const text = search.get('text-search') ?? '';
  const query = { 'text-search': text, ...(list.path === 'tests' ? { page: search.get('page') ?? '' } : {}) };
  const read = useCall(`GET /admin/${list.path}`, { query }, { keep: true });
  const page = read.data && !Array.isArray(read.data) ? read.data : undefined;
  const items: Item[] | undefined = Array.isArray(read.data) ? read.data : page?.data;
  const edited = name?.startsWith(EDIT) ? items?.find(({ id }) => EDIT + id === name) : undefined;
  const at = (next: number) => {
    const asked = searchOf({ 'text-search': text, page: next > 1 ? next : '' });
    return base + (asked && `?${asked}`);
  };
  return (
    <>
      <div className={css.tools}>
        <DownloadCsv read={() => csvOf(`GET /admin/${list.path}`, { query })} />
        {list.path === 'tests' && <Import what={t.lists.tests.title} list="tests" columns={TEST_COLUMNS} />}
        <LinkButton to={to('add')} size="sm" preventScrollReset>
          <Icon of={plus} size={18} />
          {t.lists[list.path].add}
        </LinkButton>
      </div>
      {!items &&
        (read.isError ? <ItemsFailed onRetry={() => void read.refetch()} /> : <ListSkeleton says={t.loading} />)}
      {items && items.length === 0 && (
        <div className={dashboard.panel}>
          <NothingOnPage page={page?.current_page ?? 1} to={at}>
            {text ? (
              <Empty title={t.noneFor(text)} action={<LinkButton to={base}>{t.showAll}</LinkButton>} />
            ) : (
              <Empty title={t.none}>
                <p>{t.noneSays}</p>
              </Empty>
            )}
          </NothingOnPage>
        </div>
      )}
      {items && items.length > 0 && (
        <div className={dashboard.panel} aria-busy={read.isPlaceholderData}>
          <ul className={css.lines} aria-label={t.lists[list.path].title}>
            {items.map((item) => (
              <ItemLine key={item.id} list={list} item={item} />
            ))}
          </ul>
          {page ? (
            <ListFoot list={page} to={at} />
          ) : (
            <p role="status" className={css.total}>
              {t.total(count(items.length))}
            </p>
          )}
        </div>
      )}
      {(name === 'add' || edited) && <ItemDialog key={name} list={list} item={edited} onClose={close} />}
    </>
  );
}

export function ItemsFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(texts);
  return (
    <div className={dashboard.panel}>
      <Failed title={t.failed} onRetry={onRetry} />
    </div>
  );
}
