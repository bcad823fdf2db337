import type { Appointment } from '@ivuriro/contract';
import { shortInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { file } from '../../../ui/dialog-icons.ts';
import { clock, video } from '../../../ui/icons.ts';
import { useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { meetingAccessOf } from '../../../domain/appointments/meeting-access.ts';
import { mayWrite } from './can-edit-file.ts';
import { texts } from './texts.ts';
import css from './AppointmentActions.module.css';

export function AppointmentActions({ appointment, callPath }: { appointment: Appointment; callPath: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const to = useDialogTo();
  const { status, consulatation_file: saved } = appointment;
  const mayJoin = useMay('meetings.join');
  const mayWriteFiles = useMay('files.write');
  const mayReadFiles = useMay('files.read');
  const access = mayJoin ? meetingAccessOf(appointment, now) : null;
  return (
    <div className={css.acts}>
      {access?.open && (
        <LinkButton to={`${callPath}/${appointment.meet_code}`} className={css.wide}>
          <Icon of={video} />
          {t.start}
        </LinkButton>
      )}
      {access && !access.open && <p className={css.wide}>{t.startLater(shortInstant(access.from))}</p>}
      {mayWriteFiles && mayWrite(saved, now) && status !== 'CANCELLED' && (
        <LinkButton to={to('file')} variant="outlined" preventScrollReset>
          <Icon of={file} />
          {saved ? t.editFile : t.newFile}
        </LinkButton>
      )}
      {mayReadFiles && (
        <LinkButton to={to('past')} variant="outlined" preventScrollReset>
          <Icon of={clock} />
          {t.past}
        </LinkButton>
      )}
    </div>
  );
}
