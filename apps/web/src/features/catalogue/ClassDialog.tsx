import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Select } from '../../ui/Field.tsx';
import { type Category, type DrugClass, saveClass } from './drugs.ts';
import { texts } from './texts.ts';
import { NamedDialog } from './NamedDialog.tsx';

type Props = {
  drugClass: DrugClass | undefined;
  categories: Category[];
  /** The category that is selected at first in the form of a new class. */
  category: string;
  onClose: () => void;
};

export function ClassDialog({ drugClass, categories, category, onClose }: Props) {
  const { drugs: t } = useTexts(texts);
  const [within, setWithin] = useState(drugClass?.drug_category_id ?? category);
  return (
    <NamedDialog
      title={drugClass ? t.editClass : t.newClass}
      of={drugClass}
      save={(known, name) => saveClass(known, name, within)}
      onClose={onClose}
    >
      <Select
        label={t.category}
        options={categories.map((one) => ({ value: one.id, label: one.name }))}
        value={within}
        onChange={(event) => setWithin(event.currentTarget.value)}
      />
    </NamedDialog>
  );
}
