import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import type { DataRequest } from './data-request.ts';
import { texts } from './texts.ts';

/**
 * The form that answers a person's request about their data; an answer cannot be changed later. Before an erasure it
 * lists the data that will be deleted and the data that will be kept.
 */
export function AnswerDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send, asking } = useConfirmPassword();
  const [{ answer }, change, clear] = useDraft(`answer ${request.id}`, { answer: '' });
  const [as, setAs] = useState<'DONE' | 'REFUSED'>('DONE');
  const erasing = request.type === 'ERASURE';
  const { account_type: type } = request.account;
  const whose = type === 'patient' || type === 'admin' ? type : 'provider';
  const reply = (status: typeof as) => {
    setAs(status);
    void send(async (password) => {
      const reply = await call('PUT /admin/data_requests/{id}', {
        params: { id: request.id },
        body: { status, answer, ...(password ? { password } : {}) },
      });
      clear();
      onClose();
      await showChange(reply);
    });
  };
  const foot = (
    <>
      <Button variant="outlined" busy={sending && as === 'REFUSED' && t.sending} onClick={() => reply('REFUSED')}>
        {t.refuse}
      </Button>
      <Button
        variant={erasing ? 'danger' : 'filled'}
        busy={sending && as === 'DONE' && t.sending}
        onClick={() => reply('DONE')}
      >
        {erasing ? t.erase : t.correct}
      </Button>
    </>
  );
  return (
    <Dialog narrow title={t.answerOf(request.account.name)} onClose={onClose} foot={foot}>
      {request.text && <p>{request.text}</p>}
      <p>{erasing ? t.erases[whose] : t.corrects}</p>
      <Textarea
        label={t.yourAnswer}
        value={answer}
        maxLength={2_000}
        onChange={(event) => change({ answer: event.currentTarget.value })}
      />
      {asking}
    </Dialog>
  );
}
