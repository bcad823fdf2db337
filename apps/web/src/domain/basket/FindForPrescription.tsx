import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { search } from '../../ui/icons.ts';
import { showToast } from '../../ui/toasts.ts';
import { addToList } from './list.ts';
import { texts } from './texts.ts';

/**
 * A button that adds the drugs of a prescription to the list, without substitutes, and finds the best pharmacies for
 * it.
 */
export function FindForPrescription({ drugs }: { drugs: { id: string; name: string }[] }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  if (drugs.length === 0) return null;
  const find = () => {
    const left = addToList(drugs);
    if (left > 0) showToast({ message: t.leftOut(left), kind: 'warning' });
    void navigate('/basket?found=1');
  };
  return (
    <Button variant="soft" wide onClick={find}>
      <Icon of={search} />
      {t.findForPrescription}
    </Button>
  );
}
