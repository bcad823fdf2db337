import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { plus } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useDialog, useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import type { Offering } from './offering-kinds.ts';
import { texts } from './texts.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import css from './OfferingFrame.module.css';

const OfferingDialog = lazyDialog(() => import('./OfferingDialog.tsx'));
const ADD = 'add';
const EDIT = 'edit-';

type Props = {
  kind: Kind;
  known: Offering[];
  /** Controls beside the button that adds an offering. */
  tools?: ReactNode;
  children: ReactNode;
};

/** The list of offerings with a button to add one; the query string names the offering that is added or edited. */
export function OfferingFrame({ kind, known, tools, children }: Props) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const { name, close } = useDialog();
  const mayChange = useMay('offerings.manage');
  const edited = name?.startsWith(EDIT) ? known.find(({ id }) => EDIT + id === name) : undefined;
  return (
    <>
      <div className={css.add}>
        {tools}
        {mayChange && (
          <LinkButton to={to(ADD)} preventScrollReset>
            <Icon of={plus} />
            {t.kinds[kind].addNew}
          </LinkButton>
        )}
      </div>
      {children}
      {mayChange && (name === ADD || edited) && (
        <Suspense
          fallback={<DialogFrame narrow title={t.kinds[kind][edited ? 'editTitle' : 'addTitle']} onClose={close} />}
        >
          <OfferingDialog kind={kind} offering={edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
