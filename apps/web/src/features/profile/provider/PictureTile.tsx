import { useTexts } from '../../../lib/language/texts.ts';
import { usePreview } from '../../../domain/pictures/use-preview.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { trash } from '../../../ui/dialog-icons.ts';
import { chevronLeft, chevronRight, close } from '../../../ui/icons.ts';
import { texts } from './texts.ts';
import css from './Pictures.module.css';
import type { StoredPicture } from './profile.ts';
import type { Waiting } from './use-picture-uploads.ts';

type StoredProps = {
  picture: StoredPicture;
  index: number;
  count: number;
  single: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
};

/**
 * A stored picture. Its buttons, or the arrow keys while a button has the focus, change its position among the
 * pictures.
 */
export function StoredTile({ picture, index, count, single, onMove, onRemove }: StoredProps) {
  const t = useTexts(texts);
  const n = index + 1;
  /** Moves the picture and restores the focus, which an element loses when it moves in the document. */
  const go = (by: number) => {
    const held = document.activeElement;
    onMove(by);
    requestAnimationFrame(() => held instanceof HTMLElement && held.focus());
  };
  return (
    <li className={css.tile}>
      <img src={`/files/${picture.filename}`} alt={t.pictureOf(n, count)} width={200} height={150} loading="lazy" />
      {index === 0 && !single && (
        <span className={css.mark}>
          <Badge tone="tea">{t.primary}</Badge>
        </span>
      )}
      <div
        className={css.bar}
        onKeyDown={(event) => {
          if (event.key === 'ArrowLeft') go(-1);
          if (event.key === 'ArrowRight') go(1);
        }}
      >
        {count > 1 && (
          <>
            <IconButton icon={chevronLeft} label={t.earlier(n)} aria-disabled={index === 0} onClick={() => go(-1)} />
            <IconButton icon={chevronRight} label={t.later(n)} aria-disabled={n === count} onClick={() => go(1)} />
          </>
        )}
        <IconButton icon={trash} label={single ? t.removePicture : t.removeNth(n)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** A chosen picture that the next save uploads. */
export function WaitingTile({ waiting: { file, share }, onCancel }: { waiting: Waiting; onCancel: () => void }) {
  const t = useTexts(texts);
  const preview = usePreview(file);
  return (
    <li className={css.tile} data-waiting="">
      {preview && <img src={preview} alt={file.name} width={200} height={150} />}
      <span className={css.mark}>
        <Badge tone="ochre" shape="hollow">
          {share === undefined ? t.notSaved : t.sendingPicture}
        </Badge>
      </span>
      <div className={css.bar}>
        {share === undefined ? (
          <IconButton icon={close} label={t.leaveOut(file.name)} onClick={onCancel} />
        ) : (
          <progress value={share} max={1} aria-label={file.name} />
        )}
      </div>
    </li>
  );
}
