import type { ReactNode } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { messages } from './messages.ts';
import { PageState } from './PageState.tsx';

type Props = {
  role: 'patient' | 'doctor';
  endedBy: 'patient' | 'doctor' | null;
  name: string;
  children: ReactNode;
  action: ReactNode;
};

export function After({ role, endedBy, name, children, action }: Props) {
  const t = useMessages(messages);
  return (
    <PageState title={t.over} action={action}>
      <p>{endedBy === null ? t.overElse : endedBy === role ? t.overByMe : t.overByOther(name)}</p>
      {children}
    </PageState>
  );
}
