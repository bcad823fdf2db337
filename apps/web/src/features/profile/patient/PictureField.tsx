import { useId, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { texts as pictureTexts } from '../../../domain/pictures/texts.ts';
import { pictureBytes, pictureTypes, refusalOf, type Refused } from '../../../domain/pictures/picture-rules.ts';
import { PictureRemoval } from '../../../domain/pictures/PictureRemoval.tsx';
import { usePreview } from '../../../domain/pictures/use-preview.ts';
import { Button } from '../../../ui/Button.tsx';
import { bytes } from '../../../ui/file-limits.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { upload } from '../../../ui/dialog-icons.ts';
import { warning } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { UploadRow } from '../../../ui/Upload.tsx';
import { formTexts } from '../../../ui/form-texts.ts';
import { texts } from './texts.ts';
import css from './profile.module.css';
import type { Patient } from './profile-form.ts';

type Props = {
  patient: Pick<Patient, 'id' | 'full_name' | 'picture'>;
  chosen: File | null;
  /** The uploaded share of the chosen file, from 0 to 1, while it is being sent. */
  share: number | undefined;
  onChoose: (file: File | null) => void;
  onRemoved: () => void;
};

export function PictureField({ patient, chosen, share, onChoose, onRemoved }: Props) {
  const t = useTexts(texts);
  const ui = useTexts(formTexts);
  const rules = useTexts(pictureTexts);
  const id = useId();
  const [refused, setRefused] = useState<{ name: string; why: Refused }>();
  const [asking, setAsking] = useState(false);
  const preview = usePreview(chosen);
  const add = (file: File | undefined) => {
    if (!file) return;
    const why = refusalOf(file);
    setRefused(why ? { name: file.name, why } : undefined);
    if (!why) onChoose(file);
  };
  return (
    <div className={css.picture}>
      {preview ? (
        <img src={preview} alt={t.pictureOf(patient.full_name)} width={96} height={96} />
      ) : (
        <Picture picture={patient.picture} seed={patient.id} alt={t.pictureOf(patient.full_name)} width={96} />
      )}
      <div>
        <label className={css.choose} htmlFor={id}>
          <Icon of={upload} />
          {patient.picture || chosen ? t.changePicture : t.choosePicture}
          <input
            id={id}
            type="file"
            className="sr"
            accept={pictureTypes}
            aria-describedby={`${id}-limits`}
            onChange={(event) => {
              add(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
        <p id={`${id}-limits`}>{rules.limits(1, bytes(pictureBytes))}</p>
        {patient.picture && !chosen && (
          <Button variant="text" size="sm" onClick={() => setAsking(true)}>
            {t.removePicture}
          </Button>
        )}
      </div>
      <div role="alert" className={css.refused}>
        {refused && (
          <p>
            <Icon of={warning} size={18} />
            {refused.why === 'size' ? ui.tooLarge(refused.name, bytes(pictureBytes)) : rules.noImage(refused.name)}
          </p>
        )}
      </div>
      {chosen && (
        <ul>
          <UploadRow name={chosen.name} size={chosen.size} share={share} onCancel={() => onChoose(null)} />
        </ul>
      )}
      {asking && patient.picture && (
        <PictureRemoval id={patient.picture.id} onRemoved={onRemoved} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
