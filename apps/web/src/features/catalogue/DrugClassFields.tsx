import { useTexts } from '../../lib/language/texts.ts';
import { Select } from '../../ui/Field.tsx';
import type { Category, DrugForm } from './drugs.ts';
import { texts } from './texts.ts';

type Props = {
  form: DrugForm;
  change: (changes: Partial<DrugForm>) => void;
  categories: Category[];
  error: string | undefined;
};

/** Selects for the category, the class within it, and how the drug is supplied. */
export function DrugClassFields({ form, change, categories, error }: Props) {
  const { drugs: t, choose } = useTexts(texts);
  const classes = categories.find(({ id }) => id === form.category)?.classes ?? [];
  return (
    <>
      <Select
        label={t.category}
        empty={choose}
        options={categories.map((one) => ({ value: one.id, label: one.name }))}
        value={form.category}
        error={form.category ? undefined : error}
        onChange={(event) => change({ category: event.currentTarget.value, class: '' })}
      />
      {form.category && (
        <Select
          label={t.class}
          empty={classes.length > 0 ? choose : t.noClassFound}
          options={classes.map((one) => ({ value: one.id, label: one.name }))}
          value={form.class}
          error={error}
          onChange={(event) => change({ class: event.currentTarget.value })}
        />
      )}
      <Select
        label={t.supply}
        options={Object.entries(t.supplies).map(([value, label]) => ({ value, label }))}
        value={form.supply}
        onChange={(event) => change({ supply: event.currentTarget.value })}
      />
    </>
  );
}
