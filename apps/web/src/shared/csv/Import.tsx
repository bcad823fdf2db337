import { useMessages } from '../i18n/messages.ts';
import { LinkButton } from '../ui/Button.tsx';
import { upload } from '../ui/dialog-icons.ts';
import { Icon } from '../ui/Icon.tsx';
import { useDialog, useDialogTo } from '../use-dialog.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { ImportKey } from './imported.ts';
import { messages } from './messages.ts';

type Props = {
  /** 'Doctors': what the file holds. */
  what: string;
  to: ImportKey;
  /** As the first line has them. */
  columns: readonly string[];
};

/** The way to bring a list in from a file; the open dialog lies in the address. */
export function Import({ what, to, columns }: Props) {
  const t = useMessages(messages);
  const { name, close } = useDialog();
  const dialogTo = useDialogTo();
  return (
    <>
      <LinkButton to={dialogTo('import')} variant="outlined" size="sm" preventScrollReset>
        <Icon of={upload} size={18} />
        {t.import}
      </LinkButton>
      {name === 'import' && <ImportDialog title={t.importOf(what)} to={to} columns={columns} onClose={close} />}
    </>
  );
}
