import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { cx } from './cx.ts';
import css from './DetailPage.module.css';

type Props = {
  crumbs: { label: string; to?: string }[];
  /** Name and picture of the person or place; its grid area is `head`. */
  head: ReactNode;
  /** The main action, such as a purchase, beside the rest on wide screens; its grid area is `panel`. */
  panel: ReactNode;
  /** A bar that stays at the bottom of a phone's screen. */
  bar?: ReactNode;
  /** The other sections. */
  children: ReactNode;
};

/** The page of one person or place. */
export function DetailPage({ crumbs, head, panel, bar, children }: Props) {
  return (
    <div className={cx('wrap', css.page, bar !== undefined && css.barred)}>
      <Breadcrumb items={crumbs} />
      <div className={css.columns}>
        {head}
        {panel}
        <div className={css.story}>{children}</div>
      </div>
      {bar}
    </div>
  );
}
