import type { ReactNode } from 'react';
import { Breadcrumb } from './Breadcrumb.tsx';
import { cx } from './cx.ts';
import css from './DetailPage.module.css';

type Props = {
  crumbs: { label: string; to?: string }[];
  /** Who it is; its grid area is `head`. */
  head: ReactNode;
  /** What a person comes for, beside the rest on wide screens; its grid area is `panel`. */
  panel: ReactNode;
  /** A bar that stays at the foot of a phone. */
  bar?: ReactNode;
  /** Everything else, section by section. */
  children: ReactNode;
};

/** The page of one doctor or place. */
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
