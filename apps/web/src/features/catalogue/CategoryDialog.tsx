import { useId, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { TextsInput } from '../../shared/ui/TextsInput.tsx';
import css from './catalogue.module.css';
import { type Category, saveCategory } from './drugs.ts';
import { messages } from './messages.ts';
import { SaveFoot } from './SaveFoot.tsx';
import { useSaving } from './use-saving.ts';

/** A category with a list of its classes. */
export function CategoryDialog({ category, onClose }: { category: Category | undefined; onClose: () => void }) {
  const { drugs: t, ...words } = useMessages(messages);
  const id = useId();
  const [name, setName] = useState(category?.name ?? '');
  const [classNames, setClassNames] = useState<string[]>(category ? [] : ['']);
  const [tried, setTried] = useState(false);
  const { sending, taken, save } = useSaving(undefined, category?.id, onClose);
  return (
    <Dialog
      narrow
      title={category ? t.editCategory : t.newCategory}
      onClose={onClose}
      foot={<SaveFoot form={id} sending={sending} onCancel={onClose} />}
    >
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          const named = classNames.map((one) => one.trim()).filter(Boolean);
          if (name.trim()) void save((known) => saveCategory(known, name, named));
        }}
      >
        <TextInput
          label={words.fields.name}
          maxLength={200}
          value={name}
          error={taken ?? (tried && !name.trim() ? words.needed : undefined)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextsInput
          label={t.classNames}
          hint={t.classNamesHint}
          add={t.addClassName}
          texts={classNames}
          mostCharacters={200}
          onChange={setClassNames}
        />
      </form>
    </Dialog>
  );
}
