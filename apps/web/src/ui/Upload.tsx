import { useId, useState } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import { bytes, refusal } from './file-limits.ts';
import { Icon } from './Icon.tsx';
import { paperclip, upload } from './dialog-icons.ts';
import { FieldError } from './FieldError.tsx';
import { close } from './icons.ts';
import { formTexts } from './form-texts.ts';
import css from './Upload.module.css';

type RowProps = { name: string; size: number; share?: number | undefined; onCancel: () => void };

/**
 * A row for a file: its name, the progress of its upload (`share`, 0 to 1), and a cross that cancels the upload or
 * removes the file.
 */
export function UploadRow({ name, size, share, onCancel }: RowProps) {
  const t = useTexts(formTexts);
  const sending = share !== undefined && share < 1;
  return (
    <li className={css.row}>
      <Icon of={paperclip} />
      <b>{name}</b>
      <span>{sending ? t.sent(bytes(share * size, size), bytes(size)) : bytes(size)}</span>
      <IconButton icon={close} label={sending ? t.cancelUpload(name) : t.remove(name)} onClick={onCancel} />
      {share !== undefined && <progress value={share} max={1} aria-label={name} />}
    </li>
  );
}

type FilesProps = {
  label: string;
  files: File[];
  onChange: (files: File[]) => void;
  accept?: string;
  most?: number;
  mostBytes?: number;
};

/** A field for choosing files. It shows the limits in advance and checks them when a file is added. */
export function UploadField({ label, files, onChange, accept, most = 10, mostBytes = 1_048_576 }: FilesProps) {
  const t = useTexts(formTexts);
  const id = useId();
  const [problems, setProblems] = useState<string[]>([]);
  const add = (chosen: File[]) => {
    const { kept, wrongKind, tooLarge, tooMany } = refusal(files, chosen, most, mostBytes, accept);
    setProblems([
      ...wrongKind.map(t.wrongKind),
      ...tooLarge.map((name) => t.tooLarge(name, bytes(mostBytes))),
      ...(tooMany ? [t.tooMany(most)] : []),
    ]);
    onChange(kept);
  };
  return (
    <div className={css.field}>
      <span>{label}</span>
      <label className={css.add} htmlFor={id}>
        <Icon of={upload} />
        {most === 1 ? t.addFile : t.addFiles}
        <input
          id={id}
          type="file"
          className="sr"
          accept={accept}
          multiple={most > 1}
          aria-label={label}
          aria-describedby={`${id}-limits`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      <p id={`${id}-limits`}>{t.fileLimits(most, bytes(mostBytes))}</p>
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <ul>
          {files.map((file) => (
            <UploadRow
              key={`${file.name}${file.size}${file.lastModified}`}
              name={file.name}
              size={file.size}
              onCancel={() => onChange(files.filter((one) => one !== file))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
