import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/texts.ts';
import { lazyPart } from '../../shared/lazy-part.ts';
import type { Kind } from '../../shared/orders/order.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { plus } from '../../shared/ui/icons.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { useDialog, useDialogTo } from '../../shared/use-dialog.ts';
import type { Offer } from './goods.ts';
import { texts } from './texts.ts';
import css from './OfferFrame.module.css';

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx'));
const ADD = 'add';
const EDIT = 'edit-';

type Props = {
  kind: Kind;
  known: Offer[];
  /** Beside the way to add. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The list with the way to add to it; what is added or edited lies in the address. */
export function OfferFrame({ kind, known, tools, children }: Props) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const { name, close } = useDialog();
  const edited = name?.startsWith(EDIT) ? known.find(({ id }) => EDIT + id === name) : undefined;
  return (
    <>
      <div className={css.add}>
        {tools}
        <LinkButton to={to(ADD)} preventScrollReset>
          <Icon of={plus} />
          {t.kinds[kind].addNew}
        </LinkButton>
      </div>
      {children}
      {(name === ADD || edited) && (
        <Suspense>
          <OfferDialog kind={kind} offer={edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
