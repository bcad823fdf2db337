import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { messages } from './messages.ts';

type Props = {
  /** The form that the button sends. */
  form: string;
  sending: boolean;
  share?: number | undefined;
  onCancel: () => void;
};

export function SaveFoot({ form, sending, share, onCancel }: Props) {
  const t = useMessages(messages);
  return (
    <>
      <Button variant="outlined" onClick={onCancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={form} busy={sending && (share === undefined ? t.saving : t.sending)}>
        {t.save}
      </Button>
    </>
  );
}
