import type { Appointment } from '@ivuriro/contract';
import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { file } from '../../shared/ui/dialog-icons.ts';
import { clock } from '../../shared/ui/icons.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { useNow } from '../../shared/use-now.ts';
import { messages } from './messages.ts';
import css from './VisitActs.module.css';

const HOUR = 3_600_000;
/** A saved file can be replaced for so many hours. */
const FILE_OPEN = 24 * HOUR;

export function VisitActs({ visit }: { visit: Appointment }) {
  const t = useMessages(messages);
  const now = useNow();
  const to = useDialogTo();
  const { status, consulatation_file: saved } = visit;
  const writable = !saved || now.getTime() < Date.parse(saved.created_at) + FILE_OPEN;
  return (
    <div className={css.acts}>
      {writable && status !== 'CANCELLED' && (
        <LinkButton to={to('file')} variant="outlined" preventScrollReset>
          <Icon of={file} />
          {saved ? t.editFile : t.newFile}
        </LinkButton>
      )}
      <LinkButton to={to('past')} variant="outlined" preventScrollReset>
        <Icon of={clock} />
        {t.past}
      </LinkButton>
    </div>
  );
}
