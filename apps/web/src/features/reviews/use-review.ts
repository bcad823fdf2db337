import type { Kind, Review } from '@ivuriro/contract';
import { useNavigate, useRevalidator } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import type { About } from '../../shared/reviews/about.ts';
import { useAccount, useAccounts } from '../../shared/session/use-account.ts';
import { showToast } from '../../shared/ui/toasts.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useSending } from '../../shared/use-sending.ts';
import { type Draft, draftOf } from './draft.ts';
import { texts } from './texts.ts';

type Given = { about: About; own: Review | undefined; onClose: () => void };

/** What is being written, and the way to send it: whoever is not a patient signs in first and finds it again. */
export function useReview({ about, own, onClose }: Given) {
  const t = useTexts(texts);
  const account = useAccount();
  const accounts = useAccounts();
  const navigate = useNavigate();
  const to = useDialogTo();
  const { revalidate } = useRevalidator();
  const { sending, send } = useSending();
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
