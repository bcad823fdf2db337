import { useCall } from '../../lib/api/use-call.ts';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { Empty } from '../../ui/States.tsx';
import { call } from '../../lib/api/call.ts';
import { ActionMenu } from './ActionMenu.tsx';
import css from './drugs.module.css';
import { DrugShelf } from './DrugShelf.tsx';
import type { Category } from './drugs.ts';
import { ItemsFailed } from './Items.tsx';
import { texts } from './texts.ts';

/** A category with its classes and their drugs. */
export function DrugCategory({ category }: { category: Category }) {
  const { drugs: t, loading } = useTexts(texts);
  const { id, name, classes } = category;
  const read = useCall('GET /admin/drug_classes', { query: { drug_category_id: id } });
  return (
    <section aria-labelledby={`category-${id}`} className={css.category}>
      <header className={css.head}>
        <h2 id={`category-${id}`}>{name}</h2>
        <ActionMenu
          label={t.categoryMenu(name)}
          name={name}
          acts={[
            { label: t.addClass, dialog: 'add-class' },
            { label: t.editMenu, dialog: `edit-category-${id}` },
          ]}
          removal={{
            question: t.removeCategory,
            says: t.removeCategorySays,
            act: () => call('DELETE /admin/drug_categories/{id}', { params: { id } }),
          }}
        />
      </header>
      {!read.data &&
        (read.isError ? <ItemsFailed onRetry={() => void read.refetch()} /> : <ListSkeleton says={loading} />)}
      {read.data && classes.length === 0 && <Empty title={t.noClasses} />}
      {read.data?.map((shelf) => (
        <DrugShelf
          key={shelf.id}
          shelf={shelf}
          acts={
            <ActionMenu
              label={t.classMenu(shelf.name)}
              name={shelf.name}
              acts={[{ label: t.editMenu, dialog: `edit-class-${shelf.id}` }]}
              removal={{
                question: t.removeClass,
                says: t.removeClassSays,
                act: () => call('DELETE /admin/drug_classes/{id}', { params: { id: shelf.id } }),
              }}
            />
          }
        />
      ))}
    </section>
  );
}
