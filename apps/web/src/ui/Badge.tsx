import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import css from './Badge.module.css';
import { cx } from './cx.ts';
import { texts } from './texts.ts';

type Props = {
  tone?: 'stone' | 'tea' | 'ochre' | 'kivu' | 'clay' | 'danger';
  /** Repeats the meaning of the colour, for people who do not see it. */
  shape?: 'full' | 'half' | 'hollow' | 'bar';
  children: ReactNode;
};

export function Badge({ tone = 'stone', shape = 'full', children }: Props) {
  return (
    <span className={cx(css.badge, css[tone])}>
      <i className={css[shape]} />
      {children}
    </span>
  );
}

const LOOK: Record<string, Pick<Props, 'tone' | 'shape'>> = {
  PENDING: { tone: 'ochre', shape: 'hollow' },
  ONGOING: { tone: 'kivu', shape: 'half' },
  COMPLETED: { tone: 'tea', shape: 'full' },
  CANCELLED: { tone: 'stone', shape: 'bar' },
  MISSED: { tone: 'danger', shape: 'full' },
};

/** The status of an appointment or order in its colour, shape and text; an unknown one as it is, in grey. */
export function StatusBadge({ status }: { status: string }) {
  const t = useTexts(texts);
  return <Badge {...LOOK[status]}>{t.status[status] ?? status}</Badge>;
}

/** 'Open now' or 'Closed now'. */
export function OpenBadge({ open }: { open: boolean }) {
  const t = useTexts(texts);
  return open ? <Badge tone="tea">{t.openNow}</Badge> : <Badge shape="bar">{t.closedNow}</Badge>;
}
