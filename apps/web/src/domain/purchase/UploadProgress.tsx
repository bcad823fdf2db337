import { useTexts } from '../../lib/language/texts.ts';
import { UploadRow } from '../../ui/Upload.tsx';
import { sharesOf } from '../../lib/files/stored-files.ts';
import { texts } from './texts.ts';

type Props = { files: File[]; share: number | null; onStop: () => void };

/** Each file with the share of it that was sent, while the request is being sent. */
export function UploadProgress({ files, share, onStop }: Props) {
  const t = useTexts(texts);
  if (share === null || files.length === 0) return null;
  const shares = sharesOf(
    files.map((file) => file.size),
    share,
  );
  return (
    <ul aria-label={t.filesGoing}>
      {files.map(({ name, size }, at) => (
        <UploadRow key={`${name}${size}`} name={name} size={size} share={shares[at]} onCancel={onStop} />
      ))}
    </ul>
  );
}
