import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { type RowAct, type RowFailure, runEach } from './run-each.ts';
import { texts } from './texts.ts';

type Props = {
  title: string;
  /** The text of the button that starts the actions. */
  begin: string;
  danger?: boolean;
  /**
   * Called at the start. Returns the actions, one for each row; null if a field has an error, and then nothing starts.
   */
  acts: () => RowAct[] | null;
  onClose: () => void;
  children?: ReactNode;
};

/**
 * Runs the same action for each selected row: asks for confirmation, shows the progress, and at the end lists the rows
 * that the server refused, with the reasons.
 */
export function BulkDialog({ title, begin, danger = false, acts, onClose, children }: Props) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const [run, setRun] = useState<{ all: number; done: number; failures?: RowFailure[] } | null>(null);
  const start = async () => {
    const each = acts();
    if (!each) return;
    setRun({ all: each.length, done: 0 });
    const failures = await runEach(each, (done) => setRun({ all: each.length, done }));
    setRun({ all: each.length, done: each.length, failures });
    await queries.invalidateQueries();
  };
  if (run?.failures)
    return (
      <Dialog narrow title={title} onClose={onClose} foot={<Button onClick={onClose}>{t.close}</Button>}>
        <p role="status">{t.done(run.all - run.failures.length)}</p>
        {run.failures.length > 0 && (
          <>
            <p>{t.notDone(run.failures.length)}</p>
            <ul>
              {run.failures.map(({ id, name, why }) => (
                <li key={id}>
                  <b>{name}</b>: {why}
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    );
  return (
    <FormDialog
      narrow
      noValidate
      title={title}
      words={{ send: begin, sending: t.running(run?.done ?? 0, run?.all ?? 0) }}
      danger={danger}
      sending={run !== null}
      onSend={() => void start()}
      onClose={run ? () => undefined : onClose}
    >
      {children}
    </FormDialog>
  );
}
