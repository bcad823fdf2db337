import { type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { lazyPart } from '../../lib/lazy-component.ts';
import { may, type Permission } from '../../lib/session/permissions.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { DownloadCsv } from '../../ui/csv/DownloadCsv.tsx';
import { BulkBar } from '../../ui/dashboard/BulkBar.tsx';
import { PaperButton } from '../../ui/PaperButton.tsx';
import type { Selection } from '../../ui/dashboard/use-selection.ts';
import { texts } from './texts.ts';

const BulkMessage = lazyPart(() => import('./BulkMessage.tsx'));

/** A short text for the button, and a full one for screen readers. */
type BulkPaper = { text: string; label: string; needs: Permission; address: () => Promise<string> };

type Props<S extends string> = {
  selection: Selection;
  /** The changes that the member may make; `names` has the texts of their buttons. */
  steps: readonly S[];
  names: Record<S, string>;
  /** The patients of the selected rows. */
  patients: { id: string; full_name: string }[];
  /** The papers of the selected rows, each of which is one document. */
  papers: readonly BulkPaper[];
  /** Returns the URL of a CSV file with the selected rows. */
  csv: () => Promise<string>;
  /** Renders the dialog that makes the change `step`. */
  dialog: (step: S, close: () => void) => ReactNode;
};

/** The actions on all selected rows at once: a change, a message to their patients, papers, and a CSV file. */
export function BulkActs<S extends string>({ selection, steps, names, patients, papers, csv, dialog }: Props<S>) {
  const t = useTexts(texts);
  const account = useAccount();
  const mayWrite = may(account, 'messages.use');
  const [open, setOpen] = useState<S | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <BulkBar selection={selection}>
        {steps.map((step) => (
          <Button key={step} size="sm" variant="outlined" onClick={() => setOpen(step)}>
            {names[step]}
          </Button>
        ))}
        {mayWrite && (
          <Button size="sm" variant="outlined" onClick={() => setIsWriting(true)}>
            {t.write}
          </Button>
        )}
        {papers
          .filter(({ needs }) => may(account, needs))
          .map(({ text, label, address }) => (
            <PaperButton key={label} address={address} label={label}>
              {text}
            </PaperButton>
          ))}
        <DownloadCsv read={csv} />
      </BulkBar>
      <Suspense>
        {isWriting && <BulkMessage patients={patients} onClose={() => setIsWriting(false)} />}
        {open && dialog(open, () => setOpen(null))}
      </Suspense>
    </>
  );
}
