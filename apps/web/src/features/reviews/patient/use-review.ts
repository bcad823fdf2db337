import type { Kind, Review } from '@ivuriro/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { About } from '../../../domain/reviews/reviewed-provider.ts';
import { useAccount, useAccounts } from '../../../lib/session/use-account.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { type Draft, draftOf } from './review-draft.ts';
import { texts } from './texts.ts';

type ReviewOptions = { about: About; own: Review | undefined; onClose: () => void };

/**
 * The review that is being written, and a function that sends it. A person who is not signed in as a patient is asked
 * to sign in first; the typed text is kept.
 */
export function useReview({ about, own, onClose }: ReviewOptions) {
  const t = useTexts(texts);
  const account = useAccount();
  const accounts = useAccounts();
  const navigate = useNavigate();
  const to = useDialogTo();
  const { revalidate } = useRevalidator();
  const { sending, send } = useFormSubmit();
  const [draft, change, clear] = useDraft<Draft>(`review:${about.id}`, draftOf(own));

  const submit = () => {
    if (account?.account_type !== 'patient') return askForPatient();
    return send(async () => {
      const { message } = await calls[about.kind](about.id, draft);
      clear();
      showToast({ message });
      onClose();
      await revalidate();
    });
  };

  function askForPatient(): void {
    showToast({ message: t.loginFirst, kind: 'error' });
    const mayChoose = accounts.some(({ account_type }) => account_type === 'patient');
    void navigate(to(mayChoose ? 'accounts' : 'login', 'review'), { replace: true, preventScrollReset: true });
  }

  return { draft, change, sending, submit };
}

const calls: Record<Kind, (id: string, draft: Draft) => Promise<{ message: string }>> = {
  doctor: (doctor_id, draft) => call('POST /patient/doctor-reviews', { body: { doctor_id, ...draft } }),
  hospital: (hospital_id, draft) => call('POST /patient/hospital-reviews', { body: { hospital_id, ...draft } }),
  laboratory: (laboratory_id, draft) => call('POST /patient/laboratory-reviews', { body: { laboratory_id, ...draft } }),
  pharmacy: (pharmacy_id, draft) => call('POST /patient/pharmacy-reviews', { body: { pharmacy_id, ...draft } }),
};
