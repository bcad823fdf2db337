import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { BulkDialog } from '../../ui/dashboard/BulkDialog.tsx';
import { Textarea, TextInput } from '../../ui/Field.tsx';
import { texts } from './texts.ts';

type Patient = { id: string; full_name: string };
type Props = { patients: Patient[]; onClose: () => void };

/**
 * Sends a message to the patients of the selected rows. Each patient gets a message of their own, which does not name
 * the others.
 */
export default function BulkMessage({ patients, onClose }: Props) {
  const t = useTexts(texts);
  const [subject, setSubject] = useState('');
  const [message, setMessage] = useState('');
  const [wanting, setWanting] = useState(false);
  const each = [...new Map(patients.map((one) => [one.id, one])).values()];
  const acts = () => {
    setWanting(true);
    if (!subject.trim() || !message.trim()) return null;
    return each.map(({ id, full_name: name }) => ({
      id,
      name,
      act: () => call('POST /messages', { body: { to: [id], subject, message } }),
    }));
  };
  return (
    <BulkDialog title={t.title(each.length)} begin={t.send} acts={acts} onClose={onClose}>
      <p>{t.says}</p>
      <TextInput
        label={t.subject}
        maxLength={200}
        value={subject}
        error={wanting && !subject.trim() ? t.needSubject : undefined}
        onChange={(event) => setSubject(event.target.value)}
      />
      <Textarea
        label={t.message}
        rows={5}
        maxLength={10_000}
        value={message}
        error={wanting && !message.trim() ? t.needMessage : undefined}
        onChange={(event) => setMessage(event.target.value)}
      />
    </BulkDialog>
  );
}
