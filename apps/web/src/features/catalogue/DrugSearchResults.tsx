import { useCall } from '../../lib/api/use-call.ts';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import css from './drugs.module.css';
import { DrugShelf } from './DrugShelf.tsx';
import { ItemsFailed } from './Items.tsx';
import { texts } from './texts.ts';

/** The drugs that match the search, in every category and class. */
export function DrugSearchResults({ text, base }: { text: string; base: string }) {
  const { drugs: t, ...words } = useTexts(texts);
  const query = { 'text-search': text };
  const { data, isError, isPlaceholderData, refetch } = useCall(
    'GET /admin/load_class_drugs',
    { query },
    { keep: true },
  );
  if (!data) return isError ? <ItemsFailed onRetry={() => void refetch()} /> : <ListSkeleton says={words.loading} />;
  if (data.length === 0)
    return (
      <div className={dashboard.panel}>
        <Empty title={t.none} action={<LinkButton to={base}>{words.showAll}</LinkButton>}>
          <p>{words.noneFor(text)}</p>
        </Empty>
      </div>
    );
  return (
    <div aria-busy={isPlaceholderData} className={css.category}>
      {data.map((category) => (
        <section key={category.id} aria-labelledby={`found-${category.id}`} className={css.category}>
          <h2 id={`found-${category.id}`}>{category.name}</h2>
          {category.classes.map((shelf) => (
            <DrugShelf key={shelf.id} shelf={shelf} />
          ))}
        </section>
      ))}
    </div>
  );
}
