import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';
import { type Saved, useSaveItem } from './use-save-item.ts';

type Props = {
  title: string;
  /** What is written anew; without it a new one is made. */
  of: { id: string; name: string } | undefined;
  save: (known: string | undefined, name: string) => Promise<Saved>;
  onClose: () => void;
  /** A new one was saved; without it the dialog closes then as well. */
  onMade?: (id: string) => void;
  /** The fields after the name. */
  children: ReactNode;
};

/** A dialog of what has to have a name. */
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
