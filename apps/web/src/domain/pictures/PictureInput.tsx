import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { UploadField, UploadRow } from '../../ui/Upload.tsx';
import { texts } from './texts.ts';
import { PictureRemoval } from './PictureRemoval.tsx';
import css from './PictureInput.module.css';

const KINDS = '.jpg,.jpeg,.jpe,.png,.gif,.webp';

type Props = {
  label: string;
  /** The stored picture of the item. */
  kept: { id: string; filename: string } | null | undefined;
  size: { width: number; height: number };
  chosen: File | null;
  choose: (file: File | null) => void;
  /** The share of the chosen file that was sent, 0 to 1; undefined while nothing is sent. */
  share: number | undefined;
};

/** The picture of an item: the stored one, with a button to delete it, or the chosen one, which the next save sends. */
export function PictureInput({ label, kept, size, chosen, choose, share }: Props) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [removing, setRemoving] = useState(false);
  return (
    <div className={css.input}>
      {kept && !chosen && (
        <div>
          <Picture picture={kept} seed={kept.id} alt="" {...size} />
          <Button variant="text" size="sm" onClick={() => setRemoving(true)}>
            {t.removePicture}
          </Button>
        </div>
      )}
      <UploadField
        label={label}
        accept={KINDS}
        most={1}
        files={chosen && share === undefined ? [chosen] : []}
        onChange={(files) => choose(files[0] ?? null)}
      />
      {chosen && share !== undefined && (
        <ul>
          <UploadRow name={chosen.name} size={chosen.size} share={share} onCancel={() => choose(null)} />
        </ul>
      )}
      {removing && kept && (
        <PictureRemoval id={kept.id} onRemoved={() => queries.invalidateQueries()} onClose={() => setRemoving(false)} />
      )}
    </div>
  );
}
