import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { useMessages } from '../i18n/messages.ts';
import { count } from '../i18n/money.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { notify } from '../ui/notices.ts';
import { UploadField, UploadRow } from '../ui/Upload.tsx';
import { useSending } from '../use-sending.ts';
import { Findings } from './Findings.tsx';
import css from './import.module.css';
import type { Imported, ImportKey } from './imported.ts';
import { messages } from './messages.ts';

type Props = {
  title: string;
  to: ImportKey;
  /** As the first line has them. */
  columns: readonly string[];
  onClose: () => void;
};

const MOST_BYTES = 5_242_880;

/** A file is chosen, tried without changing anything, and its good lines taken. */
export function ImportDialog({ title, to, columns, onClose }: Props) {
  const t = useMessages(messages);
  const queries = useQueryClient();
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const [found, setFound] = useState<Imported>();
  const { sending, send } = useSending();

  const bring = (chosen: File, dry_run: boolean) =>
    call(to, { body: { dry_run }, files: { file: chosen }, onProgress: setShare }).finally(() => setShare(undefined));
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setFound(undefined);
    if (chosen) void send(async () => setFound((await bring(chosen, true)).data));
  };
  const take = () =>
    send(async () => {
      if (!file) return;
      const { data } = await bring(file, false);
      await queries.invalidateQueries();
      notify({ message: t.taken(count(data.added), count(data.changed)) });
      onClose();
    });
  const something = found !== undefined && found.added + found.changed > 0;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button disabled={!something} busy={sending && found !== undefined && t.taking} onClick={() => void take()}>
            {t.take}
          </Button>
        </>
      }
    >
      <div className={css.import}>
        <p>{t.columns(columns.join(', '))}</p>
        <UploadField
          label={t.file}
          accept=".csv"
          most={1}
          mostBytes={MOST_BYTES}
          files={file && share === undefined ? [file] : []}
          onChange={(files) => choose(files[0])}
        />
        {file && share !== undefined && (
          <ul>
            <UploadRow name={file.name} size={file.size} share={share} onCancel={() => choose(undefined)} />
          </ul>
        )}
        <div role="status">
          {!file && <p className={css.note}>{t.first}</p>}
          {sending && !found && <p>{t.checking}</p>}
          {found && <Findings found={found} />}
        </div>
      </div>
    </Dialog>
  );
}
