import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { TextsInput } from '../../ui/TextsInput.tsx';
import { type Category, saveCategory } from './drugs.ts';
import { texts } from './texts.ts';
import { NamedDialog } from './NamedDialog.tsx';

type Props = { category: Category | undefined; onClose: () => void; onMade: (id: string) => void };

/** The form of a drug category and its classes. When a new category is saved, the catalogue opens it. */
export function CategoryDialog({ category, onClose, onMade }: Props) {
  const { drugs: t } = useTexts(texts);
  const [classNames, setClassNames] = useState<string[]>(category ? [] : ['']);
  const named = classNames.map((one) => one.trim()).filter(Boolean);
  return (
    <NamedDialog
      title={category ? t.editCategory : t.newCategory}
      of={category}
      save={(known, name) => saveCategory(known, name, named)}
      onClose={onClose}
      onMade={onMade}
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
