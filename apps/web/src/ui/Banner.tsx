import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { info, warning } from './icons.ts';
import css from './Banner.module.css';

export type Tone = 'kivu' | 'ochre' | 'danger' | 'tea';

type Props = {
  tone?: Tone;
  icon?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
};

/** A sentence in the flow of the page. With a `role` a screen reader speaks it when it appears. */
export function Banner({ tone = 'kivu', icon = tone === 'danger' ? warning : info, role, children }: Props) {
  return (
    <div className={cx(css.notice, css[tone])} role={role}>
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  );
}
