import type { ReactNode } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { printer } from './dialog-icons.ts';
import { Icon } from './Icon.tsx';
import { paperTexts } from './paper-texts.ts';
import { useOpenPaper } from './use-open-paper.ts';

type Props = {
  /** Asks the server for the URL of the PDF. */
  address: () => Promise<string>;
  /** The label for screen readers, when several buttons of a page have the same text. */
  label?: string;
  children: ReactNode;
};

/** A button that opens a PDF in a new tab, where the person can print it. */
export function PaperButton({ address, label, children }: Props) {
  const t = useTexts(paperTexts);
  const { opening, open } = useOpenPaper(address);
  return (
    <Button variant="outlined" size="sm" busy={opening && t.opening} aria-label={label} onClick={open}>
      <Icon of={printer} />
      {children}
    </Button>
  );
}
