import { useTexts } from '../../../lib/language/texts.ts';
import { attachmentKinds } from '../../../ui/file-limits.ts';
import { UploadField, UploadRow } from '../../../ui/Upload.tsx';
import { sharesOf } from '../../../lib/files/stored-files.ts';
import type { Going } from './message-draft.ts';
import { texts } from './texts.ts';
import css from './WriteMessage.module.css';
import type { File as Kept } from './initial-message.ts';

const most = 10;

type Props = {
  /** The files of the message that is being forwarded. */
  passedOn: Kept[];
  files: Kept[];
  going: Going[];
  onAdd: (files: File[]) => void;
  onRemove: (fileId: string) => void;
};

/** The files of a new message; a file is uploaded as soon as it is chosen. */
export function MessageFiles({ passedOn, files, going, onAdd, onRemove }: Props) {
  const t = useTexts(texts);
  const rows = going.flatMap((group) => {
    const shares = sharesOf(
      group.files.map(({ size }) => size),
      group.share,
    );
    return group.files.map(({ name, size }, at) => ({ name, size, share: shares[at], stop: group.stop }));
  });
  const room = most - files.length - passedOn.length - rows.length;
  return (
    <div className={css.enclosed}>
      {room > 0 && (
        <UploadField label={t.attach} files={[]} most={Math.max(2, room)} accept={attachmentKinds} onChange={onAdd} />
      )}
      {passedOn.length > 0 && (
        <>
          <p>{t.passedOn}</p>
          <ul>
            {passedOn.map((file) => (
              <li key={file.id}>{file.name}</li>
            ))}
          </ul>
        </>
      )}
      {(files.length > 0 || rows.length > 0) && (
        <ul aria-label={t.attaching}>
          {files.map((file) => (
            <UploadRow key={file.id} name={file.name} size={file.bytes} onCancel={() => onRemove(file.id)} />
          ))}
          {rows.map(({ name, size, share, stop }, at) => (
            <UploadRow key={`${name} ${at}`} name={name} size={size} share={share} onCancel={stop} />
          ))}
        </ul>
      )}
    </div>
  );
}
