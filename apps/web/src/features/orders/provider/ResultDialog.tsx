import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea, TextInput } from '../../../ui/Field.tsx';
import { attachmentKinds } from '../../../ui/file-limits.ts';
import { showToast } from '../../../ui/toasts.ts';
import { UploadField } from '../../../ui/Upload.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useIdempotencyKey } from '../../../lib/hooks/use-idempotency-key.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { UploadProgress } from '../../../domain/purchase/UploadProgress.tsx';
import { storeFiles, storedFiles } from '../../../lib/files/stored-files.ts';
import type { Order } from '../../../domain/orders/order.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { texts } from './texts.ts';
import type { Shop } from './provider-kinds.ts';
import { useCompletion } from './use-change-order.ts';

type Props = { shop: Shop; order: Order; onClose: () => void };

/**
 * The form that sends the results of an order to the patient, and completes the order if the member wants that. The
 * typed text is kept when the dialog closes.
 */
export default function ResultDialog({ shop, order, onClose }: Props) {
  const t = useTexts(texts);
  const name = `results ${order.id}`;
  const [draft, change, clear] = useDraft(name, { subject: t.usualSubject, message: '' });
  const [files, setFiles] = useState(() => storedFiles(name));
  const [wanting, setWanting] = useState(false);
  const [completes, setCompletes] = useState(order.status === 'PENDING');
  const complete = useCompletion(shop, order);
  const [share, setShare] = useState<number | null>(null);
  const stop = useRef<AbortController>(undefined);
  const { sending, send } = useFormSubmit();
  const keyFor = useIdempotencyKey();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const cancel = () => {
    // a message that was sent completely can no longer be cancelled, so its reply is awaited
    if (share !== null && share < 1) stop.current?.abort();
    onClose();
  };
  const choose = (chosen: File[]) => {
    storeFiles(name, chosen);
    setFiles(chosen);
  };
  const submit = () => {
    if (!draft.message.trim()) {
      setWanting(true);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    void send(async () => {
      stop.current = new AbortController();
      setShare(0);
      try {
        const { message } = await call('POST /laboratory/send/test/result/message', {
          body: messageBody(order, draft),
          idempotencyKey: keyFor(JSON.stringify(draft) + files.map((file) => file.name + file.size).join()),
          files: { 'attachments[]': files },
          signal: stop.current.signal,
          onProgress: setShare,
        });
        showToast({ message });
        if (completes) await complete();
        else void queries.invalidateQueries();
      } catch (error) {
        // the person cancelled the upload, which is no error: the form stays as it is
        if (stop.current.signal.aborted) return;
        throw error;
      } finally {
        setShare(null);
      }
      clear();
      storeFiles(name, []);
      onClose();
    });
  };
  return (
    <Dialog
      title={t.letter}
      subtitle={order.request_id}
      onClose={cancel}
      foot={
        <>
          <Button variant="outlined" onClick={cancel}>
            {t.cancel}
          </Button>
          <Button busy={sending && t.sending} onClick={submit}>
            {t.send}
          </Button>
        </>
      }
    >
      <p>{t.letterTo(order.patient.full_name)}</p>
      <form
        ref={form}
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label={t.subject}
          maxLength={200}
          value={draft.subject}
          placeholder={t.usualSubject}
          onChange={(event) => change({ subject: event.target.value })}
        />
        <Textarea
          label={t.message}
          rows={6}
          maxLength={10_000}
          value={draft.message}
          error={wanting && !draft.message.trim() ? t.needMessage : undefined}
          onChange={(event) => change({ message: event.target.value })}
        />
        {sending && share !== null && files.length > 0 ? (
          <UploadProgress files={files} share={share} onStop={() => stop.current?.abort()} />
        ) : (
          <UploadField label={t.files} files={files} onChange={choose} accept={attachmentKinds} />
        )}
        {order.status === 'PENDING' && (
          <Checkbox
            label={t.completeToo}
            checked={completes}
            onChange={(event) => setCompletes(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

const messageBody = ({ id, patient }: Order, { subject, message }: { subject: string; message: string }) => ({
  subject,
  message,
  reference_id: id,
  reference_type: 'LABORATORY_ORDER',
  user_id: patient.id,
  user_type: 'PATIENT',
  action_type: 'RESULT',
});
