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
  /** Whether the dialog is 480 px (`narrow`) or 800 px (`wide`) wide instead of 720, as in Dialog. */
  narrow?: boolean;
  wide?: boolean;
  words: { send: string; sending: string };
  /** Whether the form deletes or ends something: its button is red. */
  danger?: boolean;
  sending: boolean;
  /** Called once, even when Enter is pressed again while the form is being sent. */
  onSend: (form: HTMLFormElement) => unknown;
  onClose: () => void;
  /** Whether the form shows its own error messages instead of those of the browser. */
  noValidate?: boolean;
  children: ReactNode;
};

/** A form in a dialog: its fields are below each other, and at its foot are the buttons that cancel and send. */
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
