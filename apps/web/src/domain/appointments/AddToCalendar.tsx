import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { calendar } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

/** Downloads the appointment as an iCalendar file. Each press requests a signed URL, which expires after minutes. */
export function AddToCalendar({ id }: { id: string }) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const add = () =>
    send(async () => {
      const { data } = await call('GET /patient/appointment/{id}/ics', { params: { id } });
      location.assign(data.ics);
    });
  return (
    <Button variant="outlined" busy={sending && t.addingToCalendar} onClick={() => void add()}>
      <Icon of={calendar} />
      {t.addToCalendar}
    </Button>
  );
}
