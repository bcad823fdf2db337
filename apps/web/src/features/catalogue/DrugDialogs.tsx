import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useDialog } from '../../lib/hooks/use-dialog.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { ClassDialog } from './ClassDialog.tsx';
import { DrugDialog } from './DrugDialog.tsx';
import type { Category } from './drugs.ts';
import { texts } from './texts.ts';

const EDIT_DRUG = 'edit-drug-';

/** The dialog over the drug catalogue that the URL query names. */
export function DrugDialogs({ categories, open }: { categories: Category[]; open: Category | undefined }) {
  const { drugs: t } = useTexts(texts);
  const { name, close, closeAt } = useDialog();
  const drugId = name?.startsWith(EDIT_DRUG) ? name.slice(EDIT_DRUG.length) : '';
  const read = useCall('GET /admin/drugs/{id}', { params: { id: drugId } }, { enabled: drugId !== '' });
  const drug = read.data?.id === drugId ? read.data : undefined;
  const category = categories.find(({ id }) => name === `edit-category-${id}`);
  const drugClass = categories.flatMap(({ classes }) => classes).find(({ id }) => name === `edit-class-${id}`);
  if (name === 'add-category' || category)
    return (
      <CategoryDialog key={name} category={category} onClose={close} onMade={(id) => closeAt(`?category=${id}`)} />
    );
  if ((name === 'add-class' || drugClass) && open)
    return <ClassDialog key={name} drugClass={drugClass} categories={categories} category={open.id} onClose={close} />;
  if (drugId && !drug && read.isError)
    return (
      <Dialog title={t.editDrug} onClose={close}>
        <Failed title={t.drugFailed} onRetry={() => void read.refetch()} />
      </Dialog>
    );
  if (name === 'add-drug' || drug)
    return <DrugDialog key={name} drug={drug} categories={categories} category={open?.id ?? ''} onClose={close} />;
  return null;
}
