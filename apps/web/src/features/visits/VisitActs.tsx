import type { Appointment } from '@ivuriro/contract';
import { shortInstant } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { file } from '../../shared/ui/dialog-icons.ts';
import { clock, video } from '../../shared/ui/icons.ts';
import { useDialogTo } from '../../shared/use-dialog.ts';
import { useNow } from '../../shared/use-now.ts';
import { doorOf } from '../../shared/visit/door.ts';
import { mayWrite } from './may-write.ts';
import { texts } from './texts.ts';
import css from './VisitActs.module.css';

export function VisitActs({ visit, callPath }: { visit: Appointment; callPath: string }) {
  const t = useTexts(texts);
  const now = useNow();
  const to = useDialogTo();
  const { status, consulatation_file: saved } = visit;
  const door = doorOf(visit, now);
  return (
    <div className={css.acts}>
      {door?.open && (
        <LinkButton to={`${callPath}/${visit.meet_code}`} className={css.wide}>
          <Icon of={video} />
          {t.start}
        </LinkButton>
      )}
      {door && !door.open && <p className={css.wide}>{t.startLater(shortInstant(door.from))}</p>}
      {mayWrite(saved, now) && status !== 'CANCELLED' && (
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
