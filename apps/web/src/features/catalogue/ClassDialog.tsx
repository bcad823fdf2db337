import { useId, useState } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Select, TextInput } from '../../shared/ui/Field.tsx';
import css from './catalogue.module.css';
import { type Category, type DrugClass, saveClass } from './drugs.ts';
import { messages } from './messages.ts';
import { SaveFoot } from './SaveFoot.tsx';
import { useSaving } from './use-saving.ts';

type Props = {
  drugClass: DrugClass | undefined;
  categories: Category[];
  /** Where a new one begins. */
  category: string;
  onClose: () => void;
};

export function ClassDialog({ drugClass, categories, category, onClose }: Props) {
  const { drugs: t, ...words } = useMessages(messages);
  const id = useId();
  const [name, setName] = useState(drugClass?.name ?? '');
  const [within, setWithin] = useState(drugClass?.drug_category_id ?? category);
  const [tried, setTried] = useState(false);
  const { sending, taken, save } = useSaving(undefined, drugClass?.id, onClose);
  return (
    <Dialog
      narrow
      title={drugClass ? t.editClass : t.newClass}
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
          if (name.trim()) void save((known) => saveClass(known, name, within));
        }}
      >
        <TextInput
          label={words.fields.name}
          maxLength={200}
          value={name}
          error={taken ?? (tried && !name.trim() ? words.needed : undefined)}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Select
          label={t.category}
          options={categories.map((one) => ({ value: one.id, label: one.name }))}
          value={within}
          onChange={(event) => setWithin(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
