import type { Appointment } from '@ivuriro/contract';
import { call } from '../../../lib/api/call.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { Select } from '../../../ui/Field.tsx';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { usableFiles } from './consultation-files.ts';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import type { Order } from './use-order-draft.ts';

/** The patient's consultation files that can serve as a prescription; draws nothing if there are none. */
export function ConsultationFiles({ shop, order: { draft, change } }: { shop: Shop; order: Order }) {
  const t = useTexts(texts);
  const account = useAccount();
  const now = useNow();
  const { data, error, retry } = useAnswer(account?.account_type === 'patient' ? account.id : null, (signal) =>
    call('GET /patient/appointments', { query: { isPastConsultation: '1', withoutPaginate: '1' }, signal }),
  );
  const files = usableFiles((Array.isArray(data) ? data : []) as Appointment[], shop.kind, now);
  if (error) {
    return <FailedLine says={t.filesFailed} onRetry={retry} />;
  }
  if (files.length === 0) return null;
  return (
    <Select
      label={t.consultationFile}
      name="consultation_file_id"
      hint={t.fileHint}
      value={draft.file?.id ?? ''}
      empty={t.noFile}
      options={files.map(({ id, doctor, created_at, names }) => ({
        value: id,
        label: `${t.fileFrom(doctor, plainDate(created_at))}: ${names.join(', ')}`,
      }))}
      onChange={(event) => {
        const file = files.find(({ id }) => id === event.target.value);
        change({ file: file ? { id: file.id, asksFor: file.asksFor } : null });
      }}
    />
  );
}
