import { useCall } from '../../../lib/api/use-call.ts';
import { clockOf, plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import type { LongText } from './static-texts.ts';

type Props = { name: LongText; onTake: (value: string) => void; onClose: () => void };

/**
 * The versions of a text, with author and date. A button puts an older version into the editor, to be saved as a new
 * one.
 */
export function Versions({ name, onTake, onClose }: Props) {
  const t = useTexts(texts);
  const read = useCall('GET /admin/static_contents/versions', { query: { key: name } });
  return (
    <Dialog title={t.versionsOf(t.names[name])} onClose={onClose}>
      {read.isError && <ErrorState title={t.versionsFailed} onRetry={() => void read.refetch()} />}
      {read.isPending && <SkeletonLines says={t.loadingVersions} heights={['8rem']} />}
      <ol className={css.versions} reversed>
        {read.data?.map(({ version, value, author, created_at }, index) => (
          <li key={version}>
            <details open={index === 0}>
              <summary>
                <b>{t.version(version)}</b> {index === 0 && <Badge tone="tea">{t.shown}</Badge>}
                <small>{t.versionLine(author, `${plainDate(new Date(created_at))} ${clockOf(created_at)}`)}</small>
              </summary>
              {value ? <RichText html={value} /> : <p className={css.note}>{t.emptyVersion}</p>}
              {index > 0 && (
                <Button variant="soft" size="sm" onClick={() => onTake(value)}>
                  {t.takeUp}
                </Button>
              )}
            </details>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
