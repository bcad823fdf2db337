import { type ReactNode, useId } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { goToFirstWrong } from './focus-invalid-field.ts';
import css from './FormDialog.module.css';
import { texts } from './texts.ts';

type Props = {
  title: string;
  subtitle?: ReactNode;
  /** 480 and 800 instead of 720 wide, as of a Dialog. */
  narrow?: boolean;
  wide?: boolean;
  words: { send: string; sending: string };
  /** What is sent takes something away. */
  danger?: boolean;
  sending: boolean;
  /** Once, however often Enter is pressed meanwhile. */
  onSend: (form: HTMLFormElement) => unknown;
  onClose: () => void;
  /** What is missing is said by our own sentences, not by the browser's. */
  noValidate?: boolean;
  children: ReactNode;
};

/** A form in a dialog: its fields one below the other, at the foot what gives it up and what sends it. */
export function FormDialog({ words, danger = false, sending, onSend, noValidate, children, ...dialog }: Props) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <Dialog
      {...dialog}
      foot={
        <>
          <Button variant="outlined" onClick={dialog.onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'filled'} busy={sending && words.sending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css.form}
        noValidate={noValidate}
        onSubmit={(event) => {
          event.preventDefault();
          if (sending) return;
          onSend(event.currentTarget);
          goToFirstWrong(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
