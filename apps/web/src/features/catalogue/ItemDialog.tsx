import { useState } from 'react';
import { RichTextInput } from '../../ui/editor/RichTextInput.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { PictureInput } from '../../domain/pictures/PictureInput.tsx';
import { Select, Textarea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { type Field, formOf, type Item, type List, save } from './item-lists.ts';
import { texts } from './texts.ts';
import { useSaveItem } from './use-save-item.ts';

const LONGEST: Record<Field, number> = {
  name: 200,
  title: 200,
  type: 20,
  description: 1_000,
  patient_preparation: 2_000,
  basic_of_test: 2_000,
};

type Props = { list: List; item: Item | undefined; onClose: () => void };

/**
 * The form of a new or existing item. The typed fields are stored until they are saved or discarded: a reload does not
 * lose them.
 */
export function ItemDialog({ list, item, onClose }: Props) {
  const t = useTexts(texts);
  const [form, change, clear, typedSince] = useDraft(`catalogue ${list.path} ${item?.id ?? 'new'}`, formOf(list, item));
  const leave = () => {
    clear();
    onClose();
  };
  const {
    sending,
    share,
    picture,
    setPicture,
    taken,
    save: send,
  } = useSaveItem(list.picture?.itemType, item?.id, leave);
  const [tried, setTried] = useState(false);
  const words = t.lists[list.path];
  const [first] = list.fields[0]!;
  const missing = (field: Field) => (field === first || field === 'type') && !form[field]?.trim();
  const submit = () => {
    setTried(true);
    if (list.fields.some(([field]) => missing(field))) return;
    void send(
      (known) => save(list, known, form),
      () => typedSince(form),
    );
  };
  const common = (field: Field) => ({
    label: t.fields[field],
    error: (field === first && taken) || (tried && missing(field) ? t.needed : undefined),
  });
  return (
    <FormDialog
      narrow={list.path !== 'tests'}
      title={item ? words.edit : words.add}
      words={{ send: t.save, sending: share === undefined ? t.saving : t.sending }}
      sending={sending}
      onSend={submit}
      onClose={leave}
      noValidate
    >
      {list.fields.map(([field, control]) => {
        const value = form[field] ?? '';
        const set = (text: string) => change({ [field]: text });
        if (control === 'rich') return <RichTextInput key={field} {...common(field)} value={value} onChange={set} />;
        if (control === 'type')
          return (
            <Select
              key={field}
              {...common(field)}
              empty={t.choose}
              options={Object.entries(t.types).map(([type, label]) => ({ value: type, label }))}
              value={value}
              onChange={(event) => set(event.currentTarget.value)}
            />
          );
        const Control = control === 'lines' ? Textarea : TextInput;
        return (
          <Control
            key={field}
            {...common(field)}
            maxLength={LONGEST[field]}
            value={value}
            onChange={(event) => set(event.currentTarget.value)}
          />
        );
      })}
      {list.picture && (
        <PictureInput
          label={words.picture}
          kept={item?.[list.picture.field]}
          size={list.picture.field === 'logo' ? { width: 140, height: 100 } : { width: 160, height: 100 }}
          chosen={picture}
          choose={setPicture}
          share={share}
        />
      )}
    </FormDialog>
  );
}
