import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { ChooseImportFile } from './ChooseImportFile.tsx';
import css from './imports.module.css';
import { goesOn, type ImportList, type ImportRun } from './import-run.ts';
import { texts } from './texts.ts';
import { ImportProgress } from './ImportProgress.tsx';

type Props = {
  title: string;
  list: ImportList;
  /** The names of the columns, which the first line of the file must hold. */
  columns: readonly string[];
  /**
   * The newest import of this list, finished or running, by any administrator; null when there was none, undefined
   * while it loads.
   */
  last: ImportRun | null | undefined;
  lookAgain: () => Promise<unknown>;
  onClose: () => void;
};

/** Imports a file: a check that changes nothing, then the valid lines. Both continue when the dialog is closed. */
export function ImportDialog({ title, list, columns, last, lookAgain, onClose }: Props) {
  const t = useTexts(texts);
  const [putAway, setPutAway] = useState<string>();
  const { sending, send } = useFormSubmit();
  const under = last && goesOn(last) ? last : undefined;
  const checked = last?.can_be_taken && last.id !== putAway ? last : undefined;
  const takes = checked !== undefined && checked.added + checked.changed > 0;
  const take = () =>
    send(async () => {
      if (!checked) return;
      try {
        await call('POST /admin/imports/{id}/taking', { params: { id: checked.id } });
      } finally {
        await lookAgain();
      }
    });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {under ? t.close : t.cancel}
          </Button>
          {!under && (
            <Button disabled={!takes} busy={sending && t.taking} onClick={() => void take()}>
              {t.take}
            </Button>
          )}
        </>
      }
    >
      <div className={css.import}>
        {under ? (
          <ImportProgress run={under} />
        ) : checked ? (
          <ImportPreview run={checked} onAnother={() => setPutAway(checked.id)} />
        ) : (
          <ChooseImportFile list={list} columns={columns} last={last} lookAgain={lookAgain} />
        )}
      </div>
    </Dialog>
  );
}
