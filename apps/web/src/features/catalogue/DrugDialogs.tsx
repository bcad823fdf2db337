import { useCall } from '../../shared/api/use-call.ts';
import { useDialog } from '../../shared/use-dialog.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import { DrugDialog } from './DrugDialog.tsx';
import type { Category } from './drugs.ts';

const EDIT_DRUG = 'edit-drug-';

/** The dialog that the address names. */
export function DrugDialogs({ categories, open }: { categories: Category[]; open: Category | undefined }) {
  const { name, close } = useDialog();
  const drugId = name?.startsWith(EDIT_DRUG) ? name.slice(EDIT_DRUG.length) : '';
  const { data: drug } = useCall('GET /admin/drugs/{id}', { params: { id: drugId } }, { enabled: drugId !== '' });
  const category = categories.find(({ id }) => name === `edit-category-${id}`);
  const drugClass = categories.flatMap(({ classes }) => classes).find(({ id }) => name === `edit-class-${id}`);
  if (name === 'add-category' || category) return <CategoryDialog key={name} category={category} onClose={close} />;
  if ((name === 'add-class' || drugClass) && open)
    return <ClassDialog key={name} drugClass={drugClass} categories={categories} category={open.id} onClose={close} />;
  if (name === 'add-drug' || (drugId && drug?.id === drugId))
    return (
      <DrugDialog
        key={name}
        drug={drugId ? drug : undefined}
        categories={categories}
        category={open?.id ?? ''}
        onClose={close}
      />
    );
  return null;
}
