import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/texts.ts';
import { texts } from './texts.ts';
import { PageState } from './PageState.tsx';

type Props = {
  role: 'patient' | 'doctor';
  endedBy: 'patient' | 'doctor' | null;
  name: string;
  children: ReactNode;
  action: ReactNode;
};

export function After({ role, endedBy, name, children, action }: Props) {
  const t = useTexts(texts);
  return (
    <PageState title={t.over} action={action}>
      <p>{endedBy === null ? t.overElse : endedBy === role ? t.overByMe : t.overByOther(name)}</p>
      {children}
    </PageState>
  );
}
