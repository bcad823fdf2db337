import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { cash } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { texts } from './texts.ts';

type Props = { patient: string; variant: 'outlined' | 'soft'; onClick: () => void };

export function TakeCashButton({ patient, variant, onClick }: Props) {
  const t = useTexts(texts);
  return (
    <Button variant={variant} size="sm" aria-label={t.takeOf(patient)} onClick={onClick}>
      <Icon of={cash} />
      {t.take}
    </Button>
  );
}
