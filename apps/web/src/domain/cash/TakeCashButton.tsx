import { type ComponentProps, Suspense, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { cash } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { texts } from './texts.ts';

const TakeCashDialog = lazyPart(() => import('./TakeCashDialog.tsx'));

type Props = Pick<ComponentProps<typeof TakeCashDialog>, 'desk' | 'appointment'> & {
  variant?: 'outlined' | 'soft';
  size?: 'sm';
};

export function TakeCashButton({ desk, appointment, variant = 'outlined', size }: Props) {
  const t = useTexts(texts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        {...(size && { size })}
        aria-label={t.takeOf(appointment.patient.full_name)}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={cash} />
        {t.take}
      </Button>
      {isOpen && (
        <Suspense>
          <TakeCashDialog desk={desk} appointment={appointment} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
