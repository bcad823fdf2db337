import { useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { UploadField, UploadRow } from '../../ui/Upload.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import css from './imports.module.css';
import type { ImportList, ImportRun } from './import-run.ts';
import { LastImport } from './LastImport.tsx';
import { texts } from './texts.ts';

type Props = {
  list: ImportList;
  columns: readonly string[];
  last: ImportRun | null | undefined;
  lookAgain: () => Promise<unknown>;
};

const MOST_BYTES = 5_242_880;

/** The first step of an import: choosing a file uploads it and checks it at once. */
export function ChooseImportFile({ list, columns, last, lookAgain }: Props) {
  const t = useTexts(texts);
  const [file, setFile] = useState<File>();
  const [share, setShare] = useState<number>();
  const { sending, send } = useFormSubmit();
  const going = useRef<AbortController>(undefined);
  const choose = (chosen: File) =>
    send(async () => {
      const { signal } = (going.current = new AbortController());
      setFile(chosen);
      setShare(0);
      try {
        await call(`POST /admin/${list}/import`, {
          body: { dry_run: true },
          files: { file: chosen },
          signal,
          onProgress: setShare,
        });
      } catch (error) {
        if (!signal.aborted) throw error;
        setFile(undefined);
      } finally {
        setShare(undefined);
        await lookAgain();
      }
    });
  return (
    <>
      <p>{t.columns(columns.join(', '))}</p>
      {!sending && (
        <UploadField
          label={t.file}
          accept=".csv"
          most={1}
          mostBytes={MOST_BYTES}
          files={file ? [file] : []}
          onChange={([chosen]) => (chosen ? void choose(chosen) : setFile(undefined))}
        />
      )}
      {file && share !== undefined && (
        <ul>
          <UploadRow name={file.name} size={file.size} share={share} onCancel={() => going.current?.abort()} />
        </ul>
      )}
      <div role="status">{sending ? <p>{t.checking}</p> : !file && <p className={css.note}>{t.first}</p>}</div>
      {!sending && last && <LastImport run={last} />}
    </>
  );
}
