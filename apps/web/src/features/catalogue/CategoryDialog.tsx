import { useState } from 'react';
import { useTexts } from '../../shared/i18n/texts.ts';
import { TextsInput } from '../../shared/ui/TextsInput.tsx';
import { type Category, saveCategory } from './drugs.ts';
import { texts } from './texts.ts';
import { NamedDialog } from './NamedDialog.tsx';

/** A category with a list of its classes. */
export function CategoryDialog({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { drugs: t } = useTexts(texts);
  const [classNames, setClassNames] = useState<string[]>(category ? [] : ['']);
  const named = classNames.map((one) => one.trim()).filter(Boolean);
  return (
    <NamedDialog
      title={category ? t.editCategory : t.newCategory}
      of={category}
      save={(known, name) => saveCategory(known, name, named)}
      onClose={onClose}
    >
      <TextsInput
        label={t.classNames}
        hint={t.classNamesHint}
        add={t.addClassName}
        texts={classNames}
        mostCharacters={200}
        onChange={setClassNames}
      />
    </NamedDialog>
  );
}
