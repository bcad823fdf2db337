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
  /** 480 or 800 px wide instead of 720, as in Dialog. */
  narrow?: boolean;
  wide?: boolean;
  words: { send: string; sending: string };
  /** The form deletes or ends something: its button is red. */
  danger?: boolean;
  sending: boolean;
  /** Called once, even when Enter is pressed again while it is being sent. */
  onSend: (form: HTMLFormElement) => unknown;
  onClose: () => void;
  /** The form shows its own error messages instead of the browser's. */
  noValidate?: boolean;
  children: ReactNode;
};

/** A form in a dialog: fields below each other, and at its foot the buttons that cancel and send. */
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

/** Two fields of a dialog beside each other, one below the other on a phone. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>;
