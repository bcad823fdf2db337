import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { showToast } from '../../ui/toasts.ts';
import { texts } from './texts.ts';

type Props = { id: string; onRemoved: () => void | Promise<void>; onClose: () => void };

/** A button that deletes a stored picture after a confirmation. */
export function PictureRemoval({ id, onRemoved, onClose }: Props) {
  const t = useTexts(texts);
  const remove = async () => {
    const { message } = await call('DELETE /remove_file/{id}', { params: { id } });
    showToast({ message });
    await onRemoved();
  };
  return (
    <Confirmation busy={t.removing} act={remove} onClose={onClose}>
      <p>{t.removeAsk}</p>
    </Confirmation>
  );
}
