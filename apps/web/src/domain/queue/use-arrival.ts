import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import { useQueueChanged } from './use-queue.ts';

/** Marks a patient as arrived, and undoes that. The toast of the arrival has a button that undoes it. */
export function useArrival(desk: AnyProviderContext, appointmentId: string) {
  const t = useTexts(texts);
  const changed = useQueueChanged();
  const { sending, send } = useFormSubmit();
  const params = { id: appointmentId };
  const undo = () =>
    send(async () => {
      const { message } = await callAt(desk, 'DELETE /appointment/{id}/arrival', { params });
      showToast({ message });
      await changed();
    });
  const arrive = () =>
    send(async () => {
      const { data } = await callAt(desk, 'POST /appointment/{id}/arrival', { params });
      showToast({
        title: t.given(data.token),
        message: data.before === 0 ? t.next : t.before(data.before, data.minutes),
        action: { label: t.undo, onPress: () => void undo() },
      });
      await changed();
    });
  return { sending, arrive, undo };
}
