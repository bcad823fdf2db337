import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { texts } from './texts.ts';
import { FocusedState } from './FocusedState.tsx';

type Props = {
  role: 'patient' | 'doctor';
  endedBy: 'patient' | 'doctor' | null;
  name: string;
  children: ReactNode;
  action: ReactNode;
};

export function CallEnded({ role, endedBy, name, children, action }: Props) {
  const t = useTexts(texts);
  return (
    <FocusedState title={t.over} action={action}>
      <p>{endedBy === null ? t.overElse : endedBy === role ? t.overByMe : t.overByOther(name)}</p>
      {children}
    </FocusedState>
  );
}
