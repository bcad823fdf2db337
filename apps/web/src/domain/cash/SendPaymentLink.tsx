import type { Appointment } from '@ivuriro/contract';
import { callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useDesk } from '../../lib/session/use-desk.ts';
import { Button } from '../../ui/Button.tsx';
import { link } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { texts } from './texts.ts';

/**
 * A button that sends the patient a link for paying online what is due for the appointment. Shows nothing when no
 * payment is due.
 */
export function SendPaymentLink({ appointment: { id, status, payment } }: { appointment: Appointment }) {
  const t = useTexts(texts);
  const desk = useDesk('agenda.book');
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const isOpen = status === 'PENDING' || status === 'ONGOING';
  const isDue = payment.payment_status === 'CASH_DUE' && payment.amount_paid > 0;
  if (!desk || !isOpen || !isDue) return null;
  const press = () =>
    send(async () => showChange(await callAt(desk, 'POST /appointment/{id}/payment_link', { params: { id } })));
  return (
    <Button variant="outlined" size="sm" busy={sending && t.sendingLink} onClick={() => void press()}>
      <Icon of={link} />
      {t.sendLink}
    </Button>
  );
}
