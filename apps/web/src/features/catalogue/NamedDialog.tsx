import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';
import { type Saved, useSaveItem } from './use-save-item.ts';

type Props = {
  title: string;
  /** The item to edit; without it a new one is created. */
  of: { id: string; name: string } | undefined;
  save: (known: string | undefined, name: string) => Promise<Saved>;
  onClose: () => void;
  /** Called when a new item was saved; without it the dialog closes instead. */
  onMade?: (id: string) => void;
  /** The fields below the name. */
  children: ReactNode;
};

/** A dialog for an item with a required name. */
export function NamedDialog({ title, of, save: saveNamed, onClose, onMade, children }: Props) {
  const words = useTexts(texts);
  const [name, setName] = useState(of?.name ?? '');
  const [tried, setTried] = useState(false);
  const { sending, taken, save } = useSaveItem(undefined, of?.id, (id) => (of || !onMade ? onClose() : onMade(id)));
  const send = () => {
    setTried(true);
    if (name.trim()) void save((known) => saveNamed(known, name));
  };
  return (
    <FormDialog
      narrow
      title={title}
      words={{ send: words.save, sending: words.saving }}
      sending={sending}
      onSend={send}
      onClose={onClose}
      noValidate
    >
      <TextInput
        label={words.fields.name}
        maxLength={200}
        value={name}
        error={taken ?? (tried && !name.trim() ? words.needed : undefined)}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {children}
    </FormDialog>
  );
}
