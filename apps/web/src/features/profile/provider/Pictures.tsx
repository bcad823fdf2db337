import type { Kind } from '@ivuriro/contract';
import { useId, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { texts as ruleTexts } from '../../../domain/pictures/texts.ts';
import { pictureBytes, pictureTypes, refusalOf } from '../../../domain/pictures/picture-rules.ts';
import { PictureRemoval } from '../../../domain/pictures/PictureRemoval.tsx';
import { upload } from '../../../ui/dialog-icons.ts';
import { bytes } from '../../../ui/file-limits.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { warning } from '../../../ui/icons.ts';
import { formTexts } from '../../../ui/form-texts.ts';
import { texts } from './texts.ts';
import css from './Pictures.module.css';
import { mostPictures, type StoredPicture } from './profile.ts';
import { StoredTile, WaitingTile } from './PictureTile.tsx';
import type { Editing } from './use-profile-form.ts';
import { usePictureOrder } from './use-picture-order.ts';

type Props = {
  kind: Kind;
  /** The id of the provider; undefined while the provider is being created. */
  id: string | undefined;
  /** The stored pictures in display order; the first is the primary picture. */
  stored: StoredPicture[];
  pictures: Editing['pictures'];
  /** Called when a stored picture was removed or the order changed. */
  onChanged: () => Promise<unknown>;
};

/** The stored pictures in their order, and the chosen files that the next save uploads. */
export function Pictures({ kind, id, stored, pictures: { waiting, set }, onChanged }: Props) {
  const t = useTexts(texts);
  const ui = useTexts(formTexts);
  const rules = useTexts(ruleTexts);
  const field = useId();
  // the message about refused files disappears when the stored pictures change, because there may then be room for the
  // files
  const storedNow = stored.map((picture) => picture.id).join(' ');
  const [refused, setRefused] = useState({ sentences: [] as string[], stored: '' });
  const [removing, setRemoving] = useState<string>();
  const { ordered, move, announcement } = usePictureOrder({ kind, id, stored, onChanged });

  const most = mostPictures(kind);
  const single = most === 1;
  const add = (files: File[]) => {
    const size = bytes(pictureBytes);
    const wrong = files.flatMap((file) => {
      const why = refusalOf(file);
      return why ? [why === 'size' ? ui.tooLarge(file.name, size) : rules.noImage(file.name)] : [];
    });
    const good = files.filter((file) => !refusalOf(file)).map((file) => ({ file }));
    // where only one picture is allowed, a new file replaces the picture; otherwise files are added up to the limit
    const room = single ? 1 : most - stored.length - waiting.length;
    const taken = good.slice(0, Math.max(0, room));
    const sentences = taken.length < good.length ? [...wrong, t.tooManyPictures(most)] : wrong;
    setRefused({ sentences, stored: storedNow });
    if (taken.length > 0) set(single ? taken : [...waiting, ...taken]);
  };
  const replaced = single && waiting.length > 0;
  const gathered = stored.length + waiting.length;
  const full = !single && gathered >= most;
  return (
    <div className={css.pictures}>
      <ol className={css.tiles} data-single={single ? '' : undefined} aria-label={t.pictures}>
        {!replaced &&
          ordered.map((picture, index) => (
            <StoredTile
              key={picture.id}
              picture={picture}
              index={index}
              count={ordered.length}
              single={single}
              onMove={(by) => move(index, by)}
              onRemove={() => setRemoving(picture.id)}
            />
          ))}
        {waiting.map((one) => (
          <WaitingTile
            key={`${one.file.name} ${one.file.size} ${one.file.lastModified}`}
            waiting={one}
            onCancel={() => set(waiting.filter((other) => other !== one))}
          />
        ))}
        {!full && (
          <li className={css.add}>
            <label htmlFor={field}>
              <Icon of={upload} />
              {single ? (stored.length + waiting.length > 0 ? t.changePicture : t.choosePicture) : t.addPictures}
              <input
                id={field}
                type="file"
                className="sr"
                accept={pictureTypes}
                multiple={!single}
                aria-describedby={`${field}-limits`}
                onChange={(event) => {
                  add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ol>
      <p id={`${field}-limits`} className={css.limits}>
        {rules.limits(most, bytes(pictureBytes))} {gathered < 3 && t.pictureHints[kind]}
      </p>
      <div role="alert" className={css.refused}>
        {(refused.stored === storedNow ? refused.sentences : []).map((sentence) => (
          <p key={sentence}>
            <Icon of={warning} size={18} />
            {sentence}
          </p>
        ))}
      </div>
      <p role="status" className="sr">
        {announcement}
      </p>
      {removing && (
        <PictureRemoval
          id={removing}
          onRemoved={async () => void (await onChanged())}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
